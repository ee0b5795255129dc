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
  acquire(caller: string, weight: number): Promise<Release>
}

interface Waiting {
  caller: string
  weight: number
  grant: () => void
}

/** Distributes a capacity by weight, in a fair order: next is the caller who holds least, then who came first. A lighter part never overtakes it, so that a heavy
 *  one isn't kept waiting by many light ones. Refuses TEMPORARILY_UNAVAILABLE if it takes too long. */
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
      waiting.delete(one)
      hold(one.caller, one.weight)
      one.grant()
    }
  }

  function turnOf(caller: string, weight: number): Promise<void> {
    const refusal = () => new Refusal('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: Math.ceil(waitMaxMs / 1000) })
    return new Promise((resolve, reject) => {
      if (waiting.size >= waitingMax) return reject(refusal())
      const timer = setTimeout(() => {
        waiting.delete(one)
        reject(refusal())
        grantNext()
      }, waitMaxMs)
      const one: Waiting = { caller, weight, grant: () => (clearTimeout(timer), resolve()) }
      waiting.add(one)
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
    async acquire(caller, wanted) {
      const weight = Math.min(wanted, capacity)
      await turnOf(caller, weight)
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
