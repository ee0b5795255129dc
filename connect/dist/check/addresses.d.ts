import type { SourceFile } from './source-files.ts';
/** Where an app's own files name a host of the platform: `lib/fetch.ts:3 www.wixapis.com`. */
export declare const addressesIn: (files: readonly SourceFile[]) => string[];
