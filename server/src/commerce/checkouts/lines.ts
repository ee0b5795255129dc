import { isDeepStrictEqual } from 'node:util'
import { lineItemsMax } from '@stoa/contract/line-item'
import type { Violation } from '@stoa/contract/problems'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import type { Line } from './line.ts'

const quantityMax = 100_000

/** Adds resolved lines to existing ones; an equal item on equal terms increases the quantity of its line. Refuses items that the catalogue doesn't have,
 *  texts that violate their product's fields, and more lines than allowed. */
export function withAdded(lines: readonly Line[], added: readonly Line[]): Line[] {
  const missing = added.flatMap(({ item }, index) => (item ? [] : [index]))
  if (missing.length > 0) refuse('ITEM_NOT_FOUND_IN_CATALOG', { lineItemIndexes: missing })
  const violations = added.flatMap(textViolations)
  if (violations.length > 0) refuseFields(...violations)
  const all = [...lines]
  added.forEach((line, index) => {
    const same = all.findIndex((each) => isSame(each, line))
    if (same < 0) all.push(newLineOf(line))
    else all[same] = withAddedQuantity(all[same]!, line.stored.quantity, index)
  })
  if (all.length > lineItemsMax) refuse('TOO_MANY_LINE_ITEMS', { limit: lineItemsMax })
  return all
}

const textViolations = ({ item }: Line, index: number): Violation[] =>
  (item?.catalogue?.textViolations ?? []).map((violation) => ({
    ...violation,
    field: `lineItems[${index}].catalogReference.options.customTextFields.${violation.field}`,
  }))

/** Custom lines are never merged. */
const isSame = (a: Line, b: Line): boolean =>
  a.item?.catalogue !== undefined && a.item.catalogue.key === b.item?.catalogue?.key && isDeepStrictEqual(termsOf(a), termsOf(b))

const termsOf = ({ stored: { overrides, taxableAddress, extendedFields } }: Line) => ({ overrides, taxableAddress, extendedFields })

/** A new line stores the normalized reference and the current name of its item. */
const newLineOf = ({ stored, item }: Line): Line => ({
  item,
  stored: {
    ...stored,
    name: item?.productName.original ?? stored.name,
    ...(item?.catalogue ? { reference: item.catalogue.reference } : {}),
  },
})

function withAddedQuantity({ stored, item }: Line, more: number, index: number): Line {
  const quantity = stored.quantity + more
  if (quantity > quantityMax) {
    refuseFields({
      field: `lineItems[${index}].quantity`,
      description: `exceeds the limit of ${quantityMax} per item`,
      violatedRule: 'MAX',
    })
  }
  return { item, stored: { ...stored, quantity } }
}

export function withoutLines(lines: readonly Line[], ids: readonly string[]): Line[] {
  const removedIds = requireLineIds(lines, ids)
  return lines.filter(({ stored }) => !removedIds.has(stored.id))
}

/** Sets quantities, reduced to what is in stock. A line that is out of stock stays, as unavailable. */
export function withQuantities(lines: readonly Line[], changes: readonly { id: string; quantity: number }[]): Line[] {
  requireLineIds(
    lines,
    changes.map(({ id }) => id),
  )
  const wanted = new Map(changes.map(({ id, quantity }) => [id.toLowerCase(), quantity]))
  return lines.map(({ stored, item }) => {
    const quantity = wanted.get(stored.id)
    if (quantity === undefined) return { stored, item }
    const max = item?.available ?? quantity
    return { item, stored: { ...stored, quantity: Math.max(1, Math.min(quantity, max)) } }
  })
}

/** The ids as a set. Refuses with LINE_ITEM_NOT_FOUND if a line doesn't exist. */
function requireLineIds(lines: readonly Line[], ids: readonly string[]): Set<string> {
  const requested = new Set(ids.map((id) => id.toLowerCase()))
  const existing = new Set(lines.map(({ stored }) => stored.id))
  const missing = [...requested].filter((id) => !existing.has(id))
  if (missing.length > 0) refuse('LINE_ITEM_NOT_FOUND', { lineItemIds: missing })
  return requested
}
