/** Functions whose package doesn't describe their request, by package and name (wire, calls of data items). */
export declare const requestsWithoutMeta: Readonly<Record<string, {
    method: string;
    path: string;
}>>;
/** Functions of `@wix/sdk` by the call that they make; `here` sends nothing. */
export declare const sdkFunctions: Readonly<Record<string, string>>;
/** Functions of `@wix/sdk` that behave differently with a Stoa. */
export declare const sdkDifferences: Readonly<Record<string, string>>;
/** Packages whose subject a Stoa doesn't have, by decision. */
export declare const packagesOutside: Readonly<Record<string, string>>;
