import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads'
import { rewriteLoaded, type HookData } from './install-hooks.ts'

// Runs in the thread of Node's module hooks.

let stoaUrl = ''
let urls: MessagePort

export function initialize(data: HookData): void {
  ;({ stoaUrl, urls } = data)
}

type Load<Context, Result> = (url: string, context: Context) => Promise<Result>

/** Node's `load` hook. */
export async function load<Context, Result extends { source?: string | null }>(
  url: string,
  context: Context,
  nextLoad: Load<Context, Result>,
): Promise<Result> {
  // Synchronous, so that a module that is imported after a change is loaded with it.
  for (let next = receiveMessageOnPort(urls); next; next = receiveMessageOnPort(urls)) stoaUrl = next.message as string
  return rewriteLoaded(url, await nextLoad(url, context), stoaUrl)
}
