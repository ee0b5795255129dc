import { importBytesMax } from '@stoa/contract/files/limits'
import { Unreachable, type UnreachableReason } from '../../http/outbound/public.ts'
import type { Outbound } from '../../kernel/outbound.ts'

const redirectsMax = 3
const defaultMillisecondsMax = 30_000

/** Why nothing was fetched. `ADDRESS`: there is no such name, or it leads inside: one reason for both, so that a caller can't find out with it what is there. The
 *  others are about servers that anyone can ask (threat M05, decision 0136). */
export type NotFetchedReason = 'ADDRESS' | 'CONNECTION' | 'CERTIFICATE' | 'TIME' | 'SIZE' | 'STATUS' | 'REDIRECTS'

interface NotFetchedFacts {
  /** Whether another try may succeed. */
  isPassing: boolean
  /** Of the response, if the reason is STATUS. */
  status?: number
  cause?: unknown
}

export class NotFetched extends Error {
  readonly reason: NotFetchedReason
  readonly isPassing: boolean
  readonly status: number | undefined
  constructor(reason: NotFetchedReason, { isPassing, status, cause }: NotFetchedFacts) {
    super('not fetched', { cause })
    this.reason = reason
    this.isPassing = isPassing
    this.status = status
  }
}

interface Options {
  headers?: Readonly<Record<string, string>>
  /** For all of it, redirects included. */
  millisecondsMax?: number
}

/** Fetches a URL as it arrives. Every address on the way is checked when it is connected to, and headers of the caller aren't sent where it redirects. */
export async function* fetchFile(
  outbound: Outbound,
  address: string,
  { headers = {}, millisecondsMax = defaultMillisecondsMax }: Options = {},
): AsyncGenerator<Buffer> {
  try {
    const response = await followed(outbound, address, { headers, millisecondsMax })
    for await (const chunk of response.body ?? []) yield Buffer.from(chunk)
  } catch (error) {
    if (error instanceof NotFetched) throw error
    // `fetch` itself refuses the URL of a redirect that has a user name.
    const reason = error instanceof Unreachable ? reasons[error.reason] : 'CONNECTION'
    throw new NotFetched(reason, { isPassing: !isLasting(error), cause: error })
  }
}

const reasons: Readonly<Record<UnreachableReason, NotFetchedReason>> = {
  ADDRESS: 'ADDRESS',
  NAME: 'ADDRESS',
  CONNECTION: 'CONNECTION',
  CERTIFICATE: 'CERTIFICATE',
  TIME: 'TIME',
  SIZE: 'SIZE',
}

const lasting: ReadonlySet<UnreachableReason> = new Set(['ADDRESS', 'CERTIFICATE', 'SIZE'])

/** A name that doesn't exist ends like one of an address inside, so that the time until the end doesn't say which names exist there (threat M05). */
const isLasting = (error: unknown): boolean =>
  error instanceof Unreachable && (lasting.has(error.reason) || (error.cause as { code?: unknown } | undefined)?.code === 'ENOTFOUND')

async function followed(outbound: Outbound, address: string, { headers, millisecondsMax }: Required<Options>): Promise<Response> {
  const signal = AbortSignal.timeout(millisecondsMax)
  let url = address
  for (let hop = 0; hop <= redirectsMax; hop++) {
    const init = { headers: hop === 0 ? headers : {}, signal }
    const response = await outbound(url, init, { millisecondsMax, streamedBytesMax: importBytesMax })
    if (response.status === 200) return response
    await response.body?.cancel()
    const location = response.headers.get('location')
    const { status } = response
    if (status < 300 || status >= 400 || location === null) throw new NotFetched('STATUS', { isPassing: status >= 500, status })
    if (!URL.canParse(location, url)) throw new NotFetched('ADDRESS', { isPassing: false })
    url = new URL(location, url).href
  }
  throw new NotFetched('REDIRECTS', { isPassing: false })
}
