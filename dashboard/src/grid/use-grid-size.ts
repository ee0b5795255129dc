import { usePreferences } from '../frame/use-preferences.ts'
import { useMedia } from '../kit/use-media.ts'

export const numberWidth = 68
export const headHeight = 38

/** The height of a row in pixels, for the user's density setting and pointer. */
export function useRowHeight(): number {
  const { density } = usePreferences()
  const isCoarse = useMedia('(pointer: coarse)')
  return isCoarse ? 44 : density === 'COMPACT' ? 30 : 36
}
