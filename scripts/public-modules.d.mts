/** The modules that users can import: every folder of src except `core`. */
export declare const publicModules: () => string[];

/** The built file that a specifier of src/index.ts stands for. */
export declare const entryOf: (specifier: string) => string;
