import { openOnce } from '../../kernel/open-once.ts'
import { refuse } from '../../kernel/refuse.ts'

/** Of visitors' pictures, and as many of all others. A picture takes less than a tenth of a second as a rule. */
const waitingMax = 300
/** More than a page shows at once: a long page that is sent over one connection asks for all of its pictures together. */
export const waitingOfNetworkMax = 100

/** For whom a picture is rendered, if it is for visitors. */
export interface Turn {
  network?: string
  /** Aborted when all of them have left. */
  signal?: AbortSignal
}

/** All who asked for a picture have left before it was its turn. */
export class WaitingEnded extends Error {}

interface Waiting {
  network: string | undefined
  start(): void
}

const waiting: Waiting[] = []
let isBusy = false

/** The decoder keeps its last hundred pictures, with their metadata, which it doesn't count: thirty megabytes in a PNG of 30 kB, for example. None is read
 *  twice, because renditions are stored. */
const prepare = openOnce(() => import('sharp').then(({ default: sharp }) => void sharp.cache(false)))

/** Works on pictures one at a time, because it can use a whole core and much memory; on those of visitors when nothing else waits. Refuses
 *  TEMPORARILY_UNAVAILABLE if too many are waiting. Throws WaitingEnded. */
export async function inTurn<T>(work: () => Promise<T>, { network, signal }: Turn = {}): Promise<T> {
  const alike = waiting.filter((one) => (one.network === undefined) === (network === undefined))
  const ofNetwork = network === undefined ? 0 : alike.filter((one) => one.network === network).length
  if (alike.length >= waitingMax || ofNetwork >= waitingOfNetworkMax) refuse('TEMPORARILY_UNAVAILABLE')
  if (isBusy) await waitForTurn(network, signal)
  isBusy = true
  try {
    await prepare()
    return await work()
  } finally {
    startNext()
  }
}

function waitForTurn(network: string | undefined, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      waiting.splice(waiting.indexOf(own), 1)
      reject(new WaitingEnded('all who waited have left'))
    }
    const own = {
      network,
      start: () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      },
    }
    if (signal?.aborted) return reject(new WaitingEnded('all who waited have left'))
    signal?.addEventListener('abort', leave, { once: true })
    waiting.push(own)
  })
}

function startNext(): void {
  const first = waiting.findIndex(({ network }) => network === undefined)
  const [next] = waiting.splice(Math.max(0, first), 1)
  if (next) next.start()
  else isBusy = false
}
