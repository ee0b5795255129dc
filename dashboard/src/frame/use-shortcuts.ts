import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { menuEntries, useReachable } from './menu.ts'

interface Shortcuts {
  onFind: () => void
  onHelp: () => void
}

/** Maximum delay of the second key of a chord. */
const chordMs = 1_200

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !== null

/** Ctrl-K or ⌘K opens the palette; G and a letter open a page; / focuses the list's search; ? shows all shortcuts. Letters are ignored in inputs and below
 *  a dialog. */
export function useShortcuts({ onFind, onHelp }: Shortcuts): void {
  const navigate = useNavigate()
  const find = useEffectEvent(onFind)
  const help = useEffectEvent(onHelp)
  const isReachable = useReachable()
  const entryOf = useEffectEvent((key: string) => menuEntries.find((entry) => entry.key === key.toUpperCase() && isReachable(entry)))
  useEffect(() => {
    let chordUntil = 0
    const hear = (event: KeyboardEvent): void => {
      const { key, metaKey, ctrlKey, altKey, target } = event
      if ((metaKey || ctrlKey) && !altKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        return find()
      }
      if (
        event.defaultPrevented ||
        metaKey ||
        ctrlKey ||
        altKey ||
        isTyping(target) ||
        document.querySelector('[role="dialog"], [role="alertdialog"]')
      )
        return
      const to = performance.now() < chordUntil ? entryOf(key)?.to : undefined
      chordUntil = key.toLowerCase() === 'g' ? performance.now() + chordMs : 0
      if (to !== undefined) void navigate(to)
      else if (key === '?') help()
      else if (key === '/') {
        const search = document.querySelector<HTMLElement>('[data-list-search]')
        if (search) event.preventDefault()
        search?.focus()
      }
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [navigate])
}
