export interface TimeLimit {
  pause(): void
  resume(): void
  end(): void
}

/** Calls back once, after some time without that of pauses. */
export function startTimeLimit(ms: number, onEnd: () => void): TimeLimit {
  let restMs = ms
  let since = performance.now()
  let timer = setTimeout(onEnd, restMs)
  return {
    pause() {
      clearTimeout(timer)
      restMs -= performance.now() - since
    },
    resume() {
      since = performance.now()
      timer = setTimeout(onEnd, restMs)
    },
    end: () => clearTimeout(timer),
  }
}
