import { type MessagePort } from 'node:worker_threads';
/** What a `load` hook returns. */
interface LoadResult {
    source?: string | ArrayBuffer | ArrayBufferView | null | undefined;
}
/** What the thread of the hooks is started with. */
export interface HookData {
    stoaUrl: string;
    /** Brings the next addresses. */
    urls: MessagePort;
}
/** From now on, Node loads the public packages with the hosts of a Stoa, as ES modules and as CommonJS. */
export declare function installHooks(stoaUrl: string): void;
/** A loaded module, rewritten if it belongs to the public packages. */
export declare function rewriteLoaded<Result extends LoadResult>(url: string, loaded: Result, stoaUrl: string): Result;
export {};
