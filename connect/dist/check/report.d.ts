import type { Report } from './check.ts';
/** The report as lines for people. */
export declare function linesOf({ findings, addresses, unreadable }: Report): string[];
/** True if everything that the app uses is served. */
export declare const isServed: ({ findings, unreadable }: Report) => boolean;
