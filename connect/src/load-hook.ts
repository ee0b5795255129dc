import { connected } from './install-hooks.ts'

// Runs in the thread of Node's module hooks.

let stoaUrl = ''

export function initialize(data: { stoaUrl: string }): void {
  stoaUrl = data.stoaUrl
}

type Load<Context, Loaded> = (url: string, context: Context) => Promise<Loaded>

/** Node's `load` hook. */
export const load = async <Context, Loaded extends { source?: string | null }>(
  url: string,
  context: Context,
  nextLoad: Load<Context, Loaded>,
): Promise<Loaded> => connected(url, await nextLoad(url, context), stoaUrl)
