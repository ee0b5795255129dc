import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { keyResult } from './item-keys.ts'
import { tabStopIn, type ListWindow } from './list-window.ts'
import { changeSelection, nothingSelected, selectedIn, type SelectionChange } from './selection.ts'
import { columnsOf } from './use-list-window.ts'

/** What a tile or row of the list needs to know. */
export interface ItemState {
  isSelected: boolean
  /** Whether the Tab key reaches it. */
  isActive: boolean
  select(isRange: boolean): void
  reach(): void
}

interface Lists {
  folders: RefObject<HTMLElement | null>
  files: RefObject<HTMLElement | null>
}

interface Keys {
  folders: readonly string[]
  files: readonly string[]
}

/** Selection and keyboard of a list: one item is reached by Tab, the others by arrow keys. */
export function useItems(keys: Keys, lists: Lists, rendered: Pick<ListWindow, 'start' | 'end'>) {
  const order = [...keys.folders, ...keys.files]
  const [selection, setSelection] = useState(nothingSelected)
  const change = (made: SelectionChange): void => setSelection((before) => changeSelection(before, made, order))
  useBoxesOfPage((ids) => change({ type: 'set', ids }))
  const awaited = useRef<string>(undefined)
  const active = selection.active !== undefined && order.includes(selection.active) ? selection.active : order[0]
  const activeFile = active === undefined || keys.folders.includes(active) ? -1 : keys.files.indexOf(active)
  const tabStop = activeFile < 0 ? active : keys.files[tabStopIn(rendered, activeFile)]
  useEffect(() => {
    const id = awaited.current
    const link = id !== undefined && [lists.folders, lists.files].map((list) => linkOf(list.current, id)).find(Boolean)
    if (!link) return
    awaited.current = undefined
    link.focus()
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement
    const id = target.closest<HTMLElement>('[data-item]')?.dataset.item
    const isControl = target.closest('input, button, summary') !== null
    if (id === undefined || (isControl && event.key === ' ')) return
    const result = keyResult(event, {
      index: order.indexOf(id),
      sections: [
        { count: keys.folders.length, columns: columnsOf(lists.folders.current) },
        { count: keys.files.length, columns: columnsOf(lists.files.current) },
      ],
      pageRows: Math.max(1, Math.floor(innerHeight / (target.closest<HTMLElement>('[data-item]')!.offsetHeight + 12)) - 1),
      isRtl: getComputedStyle(target).direction === 'rtl',
    })
    if (!result || (result.type === 'clear' && selection.ids.size === 0)) return
    event.preventDefault()
    if (!('index' in result)) return change(result)
    const next = order[result.index]!
    awaited.current = next
    if (!linkOf(lists.folders.current, next) && !linkOf(lists.files.current, next))
      scrollTo(lists.files.current, result.index - keys.folders.length)
    change({ type: result.type, id: next })
  }
  const stateOf = (id: string): ItemState => ({
    isSelected: selection.ids.has(id),
    isActive: id === tabStop,
    select: (isRange) => change({ type: isRange ? 'extend' : 'toggle', id }),
    reach: () => id !== active && change({ type: 'move', id }),
  })
  const selectOnly = (ids: readonly string[]): void => change({ type: 'set', ids })
  return { selected: selectedIn(selection, order), stateOf, onKeyDown, selectOnly, clear: () => change({ type: 'clear' }) }
}

const linkOf = (list: HTMLElement | null, id: string): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] a`)

/** Scrolls to an item that isn’t rendered yet. */
function scrollTo(list: HTMLElement | null, index: number): void {
  const items = list?.querySelectorAll<HTMLElement>('[data-item]')
  const first = items?.[0]
  if (!list || !items || !first) return
  const columns = columnsOf(list)
  const rowHeight = (items[columns] ?? first).getBoundingClientRect().top - first.getBoundingClientRect().top || first.offsetHeight
  const top = list.getBoundingClientRect().top + window.scrollY + Math.floor(index / columns) * rowHeight
  window.scrollTo({ top: top - innerHeight / 2 })
}

/** Checkboxes that were ticked before the page’s scripts ran. */
function useBoxesOfPage(adopt: (ids: string[]) => void): void {
  const take = useEffectEvent(adopt)
  useLayoutEffect(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-item] input[name="id"]:checked')]
    if (boxes.length > 0) take(boxes.map(({ value }) => value))
  }, [])
}
