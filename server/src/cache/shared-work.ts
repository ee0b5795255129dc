interface StartedWork<Result> {
  /** Its turn: work that began after a request came is right for it, even if what it read has changed since. */
  began: number
  result: Promise<Result>
}

/** Work whose result several requests share. */
export interface SharedWork<Result> {
  /** When a request comes: the number of pieces of work that have begun. */
  readonly turn: number
  /** Starts work that other requests can find at a place. */
  start(place: string, work: () => Promise<Result>): Promise<Result>
  /** The result of what is under way at a place, if it is right for a request that came at a turn; otherwise that of new work, which is the request's own. */
  joinOrStart(place: string, cameAt: number, work: () => Promise<Result>): Promise<{ result: Result; isOwn: boolean }>
}

/** `isStillRight`: whether a result is right for a request that came while it was made. */
export function createSharedWork<Result>(isStillRight: (result: Result) => boolean): SharedWork<Result> {
  const started = new Map<string, StartedWork<Result>>()
  let turn = 0

  function start(place: string, work: () => Promise<Result>): Promise<Result> {
    const result = work().finally(() => started.get(place)?.result === result && started.delete(place))
    started.set(place, { began: ++turn, result })
    return result
  }

  return {
    get turn() {
      return turn
    },
    start,
    async joinOrStart(place, cameAt, work) {
      for (let known = started.get(place); known; known = started.get(place)) {
        const isNew = known.began > cameAt
        try {
          const result = await known.result
          if (isNew || isStillRight(result)) return { result, isOwn: false }
        } catch (error) {
          if (isNew) throw error
        }
      }
      // At once, so that all others who waited find it.
      return { result: await start(place, work), isOwn: true }
    },
  }
}
