/** What some work gives; `null` where it throws, which nothing in the library may. */
export const attempt = <A>(work: () => A): A | null => {
  try {
    return work();
  } catch {
    return null;
  }
};
