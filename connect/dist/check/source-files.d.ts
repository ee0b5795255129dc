export interface SourceFile {
    /** Relative to the app's folder. */
    path: string;
    /** Its script. What isn't script is blank, so that lines stay where they are. */
    script: string;
}
/** The source files of an app, in order of their paths. */
export declare function readSourceFiles(folder: string, under?: string): SourceFile[];
