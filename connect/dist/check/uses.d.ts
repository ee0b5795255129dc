import type { SourceFile } from './source-files.ts';
/** Something of a package: `['products', 'queryProducts']` of `@wix/stores`. */
export interface Target {
    package: string;
    path: readonly string[];
}
/** A place where an app uses something of the packages. */
export interface Use extends Target {
    file: string;
    line: number;
}
export interface AppUses {
    uses: Use[];
    /** Files that could not be parsed, with the reason. */
    unreadable: string[];
}
/** What the files of an app use of the public packages. Clients are followed by the names of their modules, across files. */
export declare function usesOf(files: readonly SourceFile[]): AppUses;
