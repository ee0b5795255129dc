import { useEffect } from 'react'

/** Reloads while something is in progress, with a pause after each response. Depends on responses, not on rendering: on a slow machine React may never
 *  render the pending state. */
export function useLookingAgain(goesOn: boolean, ask: () => Promise<void>, pauseMs: number): void {
  useEffect(() => {
    if (!goesOn) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const rest = (): void => {
      if (!isOver) timer = setTimeout(() => void ask().finally(rest), pauseMs)
    }
    rest()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [goesOn, ask, pauseMs])
}
