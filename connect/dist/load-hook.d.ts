import { type HookData } from './install-hooks.ts';
export declare function initialize(data: HookData): void;
type Load<Context, Result> = (url: string, context: Context) => Promise<Result>;
/** Node's `load` hook. */
export declare function load<Context, Result extends {
    source?: string | null;
}>(url: string, context: Context, nextLoad: Load<Context, Result>): Promise<Result>;
export {};
