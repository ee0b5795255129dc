import { useMemo, useSyncExternalStore } from 'react'

const storedAs = 'stoa-collections-collapsed'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The collections whose content is hidden in the tree; this browser remembers them. Without scripts, everything is displayed. */
export function useCollapsed() {
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(storedAs) ?? '',
    () => '',
  )
  const collapsed = useMemo(() => new Set(stored.split(',').filter(Boolean)), [stored])
  const store = (ids: Iterable<string>): void => {
    localStorage.setItem(storedAs, [...ids].join())
    for (const listener of listeners) listener()
  }
  const toggle = (id: string, isCollapsed: boolean): void => {
    const others = [...collapsed].filter((one) => one !== id)
    store(isCollapsed ? [...others, id] : others)
  }
  return { collapsed: collapsed as ReadonlySet<string>, toggle, store }
}
