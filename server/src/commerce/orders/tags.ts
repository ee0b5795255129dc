import type { Order, WireOrder } from './order.ts'

export type WireTags = NonNullable<WireOrder['tags']>

/** Adds and removes tags of an order. A tag in both lists is added. Tags are unique and keep the order in which they were added. */
export function retag(order: Order, assign: WireTags = {}, unassign: WireTags = {}): Order {
  const tagIds = updatedTagIds(order.tagIds, assign.tags, unassign.tags)
  const privateTagIds = updatedTagIds(order.doc.privateTagIds ?? [], assign.privateTags, unassign.privateTags)
  return { ...order, tagIds, doc: { ...order.doc, privateTagIds } }
}

/** Whether two states of an order have the same tags. */
export const hasSameTags = (one: Order, other: Order): boolean =>
  isSame(one.tagIds, other.tagIds) && isSame(one.doc.privateTagIds ?? [], other.doc.privateTagIds ?? [])

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])

type TagList = WireTags['tags']

function updatedTagIds(before: readonly string[], assign: TagList, unassign: TagList): string[] {
  const unassigned = new Set(unassign?.tagIds)
  return [...new Set([...before.filter((id) => !unassigned.has(id)), ...(assign?.tagIds ?? [])])]
}
