import { useEffect, useState } from 'react'

const load = () => import('./drawer-parts.tsx')
type Parts = Awaited<ReturnType<typeof load>>

/** The drawer's content, loaded on the first interaction with the page, because viewing a product doesn't need it. If loading fails, the next opening tries
 *  again. */
export function useDrawerParts(isOpen: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>()
  useEffect(() => {
    if (parts) return
    const fetchParts = (): void => void load().then(setParts, () => undefined)
    if (isOpen) fetchParts()
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, fetchParts, { once: true, passive: true })
    addEventListener('online', fetchParts)
    return () => {
      for (const touch of touches) removeEventListener(touch, fetchParts)
      removeEventListener('online', fetchParts)
    }
  }, [isOpen, parts])
  return parts
}
