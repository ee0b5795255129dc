import { useEffect } from 'react'

/** Asks again while something goes on, each time a pause after the last answer. It goes by the answers, not by what is rendered of them: on a busy machine React
 *  may never show that an answer is on its way. */
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
