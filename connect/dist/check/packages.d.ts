import type { Target } from './uses.ts';
/** What a package has under a name. */
export type Member = 
/** A function that sends a request to the public gateway. */
{
    kind: 'request';
    method: string;
    path: string;
}
/** A function that subscribes to events. */
 | {
    kind: 'event';
}
/** A function that sends nothing, or whose request the package doesn't describe. */
 | {
    kind: 'function';
}
/** Not a function: an enum or a namespace. */
 | {
    kind: 'value';
};
export interface Packages {
    /** What the package has there. Undefined if it isn't installed, or can't be loaded. */
    memberAt(target: Target): Member | undefined;
}
/** Reads the packages that an app has installed, at their own versions: each describes its functions’ requests under `/meta`. */
export declare function packagesOf(folder: string): Packages;
