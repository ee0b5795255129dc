import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { liveState, onLiveEvent, onLiveState, type LiveEvent, type LiveState } from './live-connection.ts'
import { useMay } from './use-may.ts'

export type { LiveEvent, LiveState }

/** Hears of events by their type (`wix.ecom.v1.order_approved`, as the contract's events.ts files have them; `*` is every one) while the page is open. Change what is shown
 *  beside what somebody types, never under it: offer "3 new" rather than move rows. */
export function useLive(types: readonly string[], handler: (event: LiveEvent) => void): void {
  const hear = useEffectEvent(handler)
  const wanted = types.join()
  const mayHear = useMay()('EVENTS.READ')
  useEffect(() => {
    if (!mayHear) return undefined
    const names = new Set(wanted.split(','))
    return onLiveEvent((event) => {
      if (names.has('*') || names.has(`${event.entityFqdn}_${event.slug}`)) hear(event)
    })
  }, [wanted, mayHear])
}

/** Whether the connection stands: for the word beside what is live. */
export const useLiveState = (): LiveState => useSyncExternalStore(onLiveState, liveState, () => 'off')
