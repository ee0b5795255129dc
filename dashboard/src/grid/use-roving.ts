import { useState, type KeyboardEvent } from 'react'

/** A group of controls with a roving tabindex: one is reachable by Tab, the others by arrow keys, Home and End. */
export function useRoving(count: number, selector: string) {
  const [reached, setReached] = useState(0)
  const at = Math.min(reached, count - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Readonly<Record<string, number>> = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1, Home: -count, End: count }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = Math.max(Math.min(at + step, count - 1), 0)
    setReached(next)
    event.currentTarget.querySelectorAll<HTMLElement>(selector)[next]?.focus()
  }
  return { at, onKeyDown }
}
