import { Refusal } from '../../kernel/refuse.ts'

export interface SemaphoreBounds {
  /** What all callers together can hold. */
  capacity: number
  /** What one caller can hold in several parts. A single part can be as heavy as the capacity. */
  shareMax: number
  waitingMax: number
  waitMaxMs: number
}

/** Gives back what was acquired. Another time it has no effect. */
export type Release = () => void

export interface Semaphore {
  readonly free: number
  readonly waiting: number
  /** The signal ends the wait, with its reason. */
  acquire(caller: string, weight: number, signal?: AbortSignal): Promise<Release>
}

interface Waiting {
  caller: string
  weight: number
  settle: (error?: unknown) => void
}

/** Distributes a capacity by weight, in a fair order: next is the caller who holds least, then who came first. A lighter part never overtakes it, so that a heavy
 *  one isn't kept waiting by many light ones. Refuses TEMPORARILY_UNAVAILABLE if it takes too long, or too many wait: then those of the caller who has most waiting. */
export function createSemaphore({ capacity, shareMax, waitingMax, waitMaxMs }: SemaphoreBounds): Semaphore {
  const waiting = new Set<Waiting>()
  const held = new Map<string, number>()
  let free = capacity

  function hold(caller: string, weight: number): void {
    free -= weight
    const sum = (held.get(caller) ?? 0) + weight
    if (sum > 0) held.set(caller, sum)
    else held.delete(caller)
  }

  function next(): Waiting | undefined {
    let first: Waiting | undefined
    let least = Infinity
    for (const one of waiting) {
      const has = held.get(one.caller) ?? 0
      if (has >= least || (has > 0 && has + one.weight > shareMax)) continue
      first = one
      least = has
    }
    return first
  }

  function grantNext(): void {
    for (let one = next(); one && one.weight <= free; one = next()) {
      hold(one.caller, one.weight)
      one.settle()
    }
  }

  const tooBusy = () => new Refusal('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: Math.ceil(waitMaxMs / 1000) })

  /** The last to come of the caller who has most waiting, or of the last caller of several. */
  function lastOfMost(): Waiting {
    const each = Map.groupBy(waiting, ({ caller }) => caller)
    return [...each.values()].reduce((most, some) => (some.length >= most.length ? some : most)).at(-1)!
  }

  function turnOf(caller: string, weight: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (error: unknown) => {
        one.settle(error)
        grantNext()
      }
      const timer = setTimeout(() => leave(tooBusy()), waitMaxMs)
      const onAbort = () => leave(signal!.reason)
      signal?.addEventListener('abort', onAbort)
      const one: Waiting = {
        caller,
        weight,
        settle(error) {
          waiting.delete(one)
          clearTimeout(timer)
          signal?.removeEventListener('abort', onAbort)
          if (error) reject(error)
          else resolve()
        },
      }
      waiting.add(one)
      if (waiting.size > waitingMax) lastOfMost().settle(tooBusy())
      grantNext()
    })
  }

  return {
    get free() {
      return free
    },
    get waiting() {
      return waiting.size
    },
    async acquire(caller, wanted, signal) {
      const weight = Math.min(wanted, capacity)
      await turnOf(caller, weight, signal)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        hold(caller, -weight)
        grantNext()
      }
    },
  }
}
