import type { ItemCard } from './item-card.ts'

/** Names that begin with the same letter; those that begin with none have an empty one. */
export interface InitialGroup<Item> {
  letter: string
  items: Item[]
}

/** The letter that a name is listed under: without its accent, in upper case. */
export function initialOf(name: string): string {
  const first = /^[\p{P}\p{S}\s]*(\p{L})/u.exec(name)?.[1]?.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return first?.match(/\p{L}/u)?.[0] ?? ''
}

/** Items by the first letter of their names, in the order of the alphabet; other names come last. */
export function groupByInitial<Item extends Pick<ItemCard, 'name'>>(items: readonly Item[], locale: string): InitialGroup<Item>[] {
  // The locale of the shop: server and browser sort alike.
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const groups = new Map<string, Item[]>()
  for (const item of items.toSorted((one, other) => collator.compare(one.name, other.name)))
    groups.set(initialOf(item.name), [...(groups.get(initialOf(item.name)) ?? []), item])
  return [...groups]
    .map(([letter, group]) => ({ letter, items: group }))
    .toSorted((one, other) => Number(one.letter === '') - Number(other.letter === '') || collator.compare(one.letter, other.letter))
}
