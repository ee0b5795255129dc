import { receiveMessageOnPort } from 'node:worker_threads';
import { rewriteLoaded } from './install-hooks.js';
// Runs in the thread of Node's module hooks.
let stoaUrl = '';
let urls;
export function initialize(data) {
    ;
    ({ stoaUrl, urls } = data);
}
/** Node's `load` hook. */
export async function load(url, context, nextLoad) {
    // Synchronous, so that a module that is imported after a change is loaded with it.
    for (let next = receiveMessageOnPort(urls); next; next = receiveMessageOnPort(urls))
        stoaUrl = next.message;
    return rewriteLoaded(url, await nextLoad(url, context), stoaUrl);
}
