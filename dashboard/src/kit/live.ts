import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { liveState, onLiveEvent, onLiveState, type LiveEvent, type LiveState } from './live-connection.ts'
import { useMay } from './use-may.ts'

export type { LiveEvent, LiveState }

/** Listens for events by type (`wix.ecom.v1.order_approved`, as in the contract's events.ts files; `*` for all) while the page is open. Change displayed
 *  data next to a user's input, never below it: offer "3 new" rather than moving rows. */
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

/** Whether the connection is open, for the label of live data. */
export const useLiveState = (): LiveState => useSyncExternalStore(onLiveState, liveState, () => 'off')
