import { useEffect, useRef } from 'react'

export const mainId = 'main'

/** After a navigation within the app, moves the focus to the start of the new page, because screen readers don't announce the change; on a page with nothing but
 *  an empty form, to the field with `data-first-field`. */
export function usePageFocus(place: string): void {
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    // Behind a modal dialog nothing takes the focus, and closing it later would move the focus back.
    for (const dialog of document.querySelectorAll('dialog')) dialog.close()
    const main = document.getElementById(mainId)
    ;(main?.querySelector<HTMLElement>('[data-first-field]') ?? main)?.focus({ preventScroll: true })
  }, [place])
}
