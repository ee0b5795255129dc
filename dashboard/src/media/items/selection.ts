/** What is selected in a list. `base` is what was selected when the anchor of a range was set, so that a range can also become smaller. */
export interface Selection {
  ids: ReadonlySet<string>
  base: ReadonlySet<string>
  anchor: string | undefined
  /** The item that the keyboard is at. */
  active: string | undefined
}

export type SelectionChange =
  | { type: 'toggle' | 'extend' | 'move'; id: string }
  | { type: 'all' | 'clear' }
  | { type: 'set'; ids: readonly string[] }

export const nothingSelected: Selection = { ids: new Set(), base: new Set(), anchor: undefined, active: undefined }

/** `order` are the IDs of the list as they are displayed. */
export function changeSelection(before: Selection, change: SelectionChange, order: readonly string[]): Selection {
  switch (change.type) {
    case 'move':
      return { ...before, active: change.id }
    case 'toggle': {
      const ids = new Set(before.ids)
      if (!ids.delete(change.id)) ids.add(change.id)
      return { ids, base: ids, anchor: change.id, active: change.id }
    }
    case 'extend': {
      const anchor = before.anchor ?? before.active ?? change.id
      return { ...before, ids: new Set([...before.base, ...rangeOf(order, anchor, change.id)]), anchor, active: change.id }
    }
    case 'all':
      return { ...before, ids: new Set(order), base: new Set(), anchor: undefined }
    case 'set':
      return { ...before, ids: new Set(change.ids), base: new Set(change.ids), anchor: change.ids.at(-1) }
    case 'clear':
      return { ...before, ids: nothingSelected.ids, base: nothingSelected.base, anchor: undefined }
  }
}

function rangeOf(order: readonly string[], from: string, to: string): readonly string[] {
  const ends = [order.indexOf(from), order.indexOf(to)].filter((index) => index >= 0)
  return order.slice(Math.min(...ends), Math.max(...ends) + 1)
}

/** What is selected of a list: items that are no longer in it aren't. */
export const selectedIn = ({ ids }: Selection, order: readonly string[]): string[] => order.filter((id) => ids.has(id))
