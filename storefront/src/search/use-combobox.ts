import { useId, useState, type KeyboardEvent } from 'react'

interface Combobox<E> {
  entriesWhen(isOpen: boolean): readonly E[]
  onGo(entry: E): void
}

/** Keyboard behaviour of a combobox with list autocomplete (WAI-ARIA). The focus stays in the box; one row of the list is active. */
export function useCombobox<E>({ entriesWhen, onGo }: Combobox<E>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const entries = entriesWhen(isOpen)
  const isShown = isOpen && entries.length > 0
  const close = (): void => {
    setOpen(false)
    setActive(-1)
  }
  const open = (): void => {
    setOpen(true)
    setActive(-1)
  }
  const go = (entry: E): void => {
    close()
    onGo(entry)
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = entries[active]
    if (step) {
      setOpen(true)
      setActive((at) => stepped(at, step, Math.max(1, entries.length)))
    } else if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Enter' && isShown && chosen !== undefined) go(chosen)
    else return
    event.preventDefault()
  }
  const attributes = {
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list' as const,
    ...(isShown && entries[active] !== undefined && { 'aria-activedescendant': `${id}-${active}` }),
  }
  return { id, entries, active, isShown, attributes, open, close, go, press }
}

/** The next row; before the first and after the last is the box itself, as −1. */
const stepped = (at: number, step: number, rows: number): number => ((at + 1 + step + rows + 1) % (rows + 1)) - 1
