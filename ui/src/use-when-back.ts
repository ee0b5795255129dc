import { useEffect } from 'react'

/** While something waits for the network, calls `act` as soon as the browser is online again. */
export function useWhenBack(isWaiting: boolean, act: () => void): void {
  useEffect(() => {
    if (!isWaiting) return
    addEventListener('online', act)
    return () => removeEventListener('online', act)
  })
}
