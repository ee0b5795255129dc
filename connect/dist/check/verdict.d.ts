import { type CallId } from '@stoa/contract/routes';
import type { Packages } from './packages.ts';
import type { Target } from './uses.ts';
/** Whether Stoa serves a function of the packages. */
export interface Verdict {
    status: 'served' | 'differs' | 'not yet' | 'outside' | 'not installed';
    why?: readonly string[];
}
/** The verdict on something that an app uses. Undefined if it is no function. */
export type Judge = (target: Target) => Verdict | undefined;
export declare function judgeWith(packages: Packages): Judge;
/** The call that answers a request; a literal segment goes before a parameter, as on the server. */
export declare function callAt(method: string, path: string): CallId | undefined;
