/** Nanoseconds that one call takes. */
export const once = (call: () => unknown): number => {
  const start = process.hrtime.bigint();
  call();
  return Number(process.hrtime.bigint() - start);
};

/** Nanoseconds a call takes in a batch, the best of several batches. */
export const inBatches = (call: () => unknown, size: number, batches = 7): number => {
  let best = Infinity;
  for (let batch = 0; batch < batches; batch++)
    best = Math.min(
      best,
      once(() => {
        for (let at = 0; at < size; at++) call();
      }) / size,
    );
  return best;
};

/** The value below which a share of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

/** The slope of log y over log x by least squares. */
export const logSlope = (points: readonly (readonly [number, number])[]): number => {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const mean = (part: 0 | 1): number =>
    logs.reduce((sum, point) => sum + point[part], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return covariance / logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
};

/** A line of the table: what was measured, beside what, and how much is allowed. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly floor: string;
  readonly ratio: string;
  readonly goal: string;
  readonly holds: boolean;
}

const UNITS = [
  [1e6, 'ms'],
  [1e3, 'µs'],
] as const;

/** Nanoseconds as a person reads them. */
export const time = (ns: number): string => {
  const unit = UNITS.find(([size]) => ns >= size);
  return unit === undefined ? `${ns.toFixed(0)} ns` : `${(ns / unit[0]).toPrecision(3)} ${unit[1]}`;
};

/** A figure that must stay below a multiple of its floor. */
export const againstFloor = (
  what: string,
  figure: number,
  floor: number,
  goal: number,
  shown = time,
): Row => ({
  what,
  figure: shown(figure),
  floor: shown(floor),
  ratio: `${(figure / floor).toPrecision(3)} ×`,
  goal: `≤ ${String(goal)} ×`,
  holds: figure <= goal * floor,
});

/** A figure that must stay below a bound. */
export const againstBound = (what: string, figure: number, goal: number, shown = time): Row => ({
  what,
  figure: shown(figure),
  floor: '',
  ratio: '',
  goal: `≤ ${shown(goal)}`,
  holds: figure <= goal,
});

/** A figure without a goal. */
export const onlyShown = (what: string, figure: number, shown = time): Row => ({
  what,
  figure: shown(figure),
  floor: '',
  ratio: '',
  goal: '',
  holds: true,
});

/** Prints the table; whether every row holds. */
export const print = (rows: readonly Row[]): boolean => {
  const columns = ['what', 'figure', 'floor', 'ratio', 'goal'] as const;
  const table: readonly Readonly<Record<string, unknown>>[] = [
    Object.fromEntries(columns.map((column) => [column, column])),
    ...rows.map((row) => ({ ...row, goal: row.holds ? row.goal : `${row.goal}  MISSED` })),
  ];
  const width = (column: string): number =>
    Math.max(...table.map((row) => String(row[column]).length));
  for (const row of table)
    console.log(
      columns
        .map((column, at) =>
          at === 0
            ? String(row[column]).padEnd(width(column))
            : String(row[column]).padStart(width(column)),
        )
        .join('  ')
        .trimEnd(),
    );
  return rows.every(({ holds }) => holds);
};
