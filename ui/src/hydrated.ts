import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts have woken the page: false on the server and in the first render, so that both draw the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
