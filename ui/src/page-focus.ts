import { useEffect, useRef } from 'react'

export const mainId = 'main'

/** After a click that led to another place in the app, the focus is where that place begins: scripts changed the page, nobody else says so. */
export function usePageFocus(place: string): void {
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [place])
}
