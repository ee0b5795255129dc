import { type Verdict } from './verdict.ts';
/** A function of the packages that an app uses, with the places. */
export interface Finding extends Verdict {
    /** `@wix/stores products.queryProducts` */
    name: string;
    /** `app/page.tsx:12` */
    places: readonly string[];
}
export interface Report {
    findings: Finding[];
    /** Addresses of the platform in the app's own files, which nothing rewrites. */
    addresses: string[];
    unreadable: string[];
}
/** Lists what an app uses of the public packages, and whether Stoa serves it. */
export declare function check(folder: string): Report;
