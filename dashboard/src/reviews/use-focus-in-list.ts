import { useEffect, useRef } from 'react'
import { mainId } from '@stoa/ui/page-focus'

/** The ID of a review's heading, which gets the focus. */
export const headingId = (reviewId: string): string => `review-${reviewId}`

/** If the card with the focus leaves the list, the card that takes its place gets it. */
export function useFocusInList(rows: readonly { id: string }[]): void {
  const focused = useRef<string>(undefined)
  const before = useRef(rows)
  useEffect(() => {
    const look = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element ? target.closest<HTMLElement>('[data-review]')?.dataset.review : undefined
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  useEffect(() => {
    const index = before.current.findIndex(({ id }) => id === focused.current)
    before.current = rows
    const isGone = index >= 0 && !rows.some(({ id }) => id === focused.current)
    if (!isGone || document.activeElement !== document.body) return
    const next = rows[Math.min(index, rows.length - 1)]
    document.getElementById(next ? headingId(next.id) : mainId)?.focus()
  }, [rows])
}
