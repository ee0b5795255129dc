import { useSyncExternalStore } from 'react'
import { usePreferences } from '../../frame/use-preferences.ts'

const coarse = '(pointer: coarse)'
const hear = (listener: () => void): (() => void) => {
  const query = matchMedia(coarse)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const numberWidth = 68
export const headHeight = 38

/** The height of a row in pixels, for the user's density setting and pointer. */
export function useRowHeight(): number {
  const { density } = usePreferences()
  const isCoarse = useSyncExternalStore(
    hear,
    () => matchMedia(coarse).matches,
    () => false,
  )
  return isCoarse ? 44 : density === 'COMPACT' ? 30 : 36
}
