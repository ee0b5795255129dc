import { importBytesMax } from '@stoa/contract/files/limits'
import { Unreachable, type UnreachableReason } from '../../http/outbound/public.ts'
import type { Outbound } from '../../kernel/outbound.ts'

const redirectsMax = 3
const defaultMillisecondsMax = 30_000

/** Nothing was fetched. One reason for all: a caller can't find out with it which addresses and ports answer (threat M05). */
export class NotFetched extends Error {
  /** Whether another try may succeed. */
  readonly isPassing: boolean
  constructor(isPassing: boolean, options?: ErrorOptions) {
    super('not fetched', options)
    this.isPassing = isPassing
  }
}

interface Options {
  headers?: Readonly<Record<string, string>>
  /** For all of it, redirects included. */
  millisecondsMax?: number
}

/** Fetches a URL as it arrives. Every address on the way is checked when it is connected to, and headers of the caller aren't sent where it redirects. */
export async function* fetchFile(outbound: Outbound, address: string, options: Options = {}): AsyncGenerator<Buffer> {
  try {
    const response = await followed(outbound, address, options)
    for await (const chunk of response.body ?? []) yield Buffer.from(chunk)
  } catch (error) {
    throw error instanceof NotFetched ? error : new NotFetched(!isLasting(error), { cause: error })
  }
}

const lasting: ReadonlySet<UnreachableReason> = new Set(['ADDRESS', 'CERTIFICATE', 'SIZE'])

/** A name that doesn't exist ends like one of an address inside, so that the time until the end doesn't say which names exist there (threat M05). */
const isLasting = (error: unknown): boolean =>
  error instanceof Unreachable && (lasting.has(error.reason) || (error.cause as { code?: unknown } | undefined)?.code === 'ENOTFOUND')

async function followed(
  outbound: Outbound,
  address: string,
  { headers = {}, millisecondsMax = defaultMillisecondsMax }: Options,
): Promise<Response> {
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
