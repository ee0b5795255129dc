import { useId, useState, type KeyboardEvent } from 'react'

interface Combobox<E> {
  isOpenAtFirst: boolean
  entriesWhen(isOpen: boolean): readonly E[]
  /** What the entries are made from: when it changes, none is active. */
  source: unknown
  onGo(entry: E): void
}

/** Keyboard behaviour of a combobox with list autocomplete (WAI-ARIA). The focus stays in the box; one row of the list is active. */
export function useCombobox<E>({ isOpenAtFirst, entriesWhen, source, onGo }: Combobox<E>) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [position, setPosition] = useState({ source, row: -1 })
  const active = position.source === source ? position.row : -1
  const setActive = (row: number): void => setPosition({ source, row })
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
    // Its keys are those of an input method.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = entries[active]
    if (step) {
      setOpen(true)
      setActive(stepped(active, step, Math.max(1, entries.length)))
    } else if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Enter' && isShown && chosen !== undefined) go(chosen)
    else return
    event.preventDefault()
  }
  return { id, entries, active, isShown, open, close, go, press }
}

/** The next row; before the first and after the last is the box itself, as −1. */
const stepped = (at: number, step: number, rows: number): number => ((at + 1 + step + rows + 1) % (rows + 1)) - 1
