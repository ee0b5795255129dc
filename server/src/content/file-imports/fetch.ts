import { importBytesMax } from '@stoa/contract/files/limits'
import { Unreachable, type UnreachableReason } from '../../http/outbound/public.ts'
import type { Outbound } from '../../kernel/outbound.ts'

const redirectsMax = 3
const millisecondsMax = 30_000

/** Nothing was fetched. One reason for all: a caller can't find out with it which addresses and ports answer (threat M05). */
export class NotFetched extends Error {
  /** Whether another try may succeed. */
  readonly isPassing: boolean
  constructor(isPassing: boolean, options?: ErrorOptions) {
    super('not fetched', options)
    this.isPassing = isPassing
  }
}

/** Fetches a URL as it arrives. Every address on the way is checked when it is connected to, and headers of the caller aren't sent where it redirects. */
export async function* fetchFile(outbound: Outbound, address: string, headers: Readonly<Record<string, string>>): AsyncGenerator<Buffer> {
  try {
    const response = await followed(outbound, address, headers)
    for await (const chunk of response.body ?? []) yield Buffer.from(chunk)
  } catch (error) {
    throw error instanceof NotFetched ? error : new NotFetched(!isLasting(error), { cause: error })
  }
}

const lasting: ReadonlySet<UnreachableReason> = new Set(['ADDRESS', 'CERTIFICATE', 'SIZE'])
const isLasting = (error: unknown): boolean => error instanceof Unreachable && lasting.has(error.reason)

async function followed(outbound: Outbound, address: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  const signal = AbortSignal.timeout(millisecondsMax)
  let url = address
  for (let hop = 0; hop <= redirectsMax; hop++) {
    const init = { headers: hop === 0 ? headers : {}, signal }
    const response = await outbound(url, init, { millisecondsMax, streamedBytesMax: importBytesMax })
    if (response.status === 200) return response
    await response.body?.cancel()
    const location = response.headers.get('location')
    if (response.status >= 500) throw new NotFetched(true)
    if (response.status < 300 || response.status >= 400 || location === null || !URL.canParse(location, url)) break
    url = new URL(location, url).href
  }
  throw new NotFetched(false)
}
