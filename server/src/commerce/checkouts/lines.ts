import { isDeepStrictEqual } from 'node:util'
import { lineItemsMax } from '@stoa/contract/line-item'
import type { Violation } from '@stoa/contract/problems'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import type { Line } from './line.ts'

const quantityMax = 100_000

/** Puts looked-up lines into those existing are: the same thing on the same terms adds to the line that is existing. Refuses what the catalogue does not have,
 *  words its products do not take, and more lines than fit in. */
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
  (item?.catalogue?.textViolations ?? []).map((violations) => ({
    ...violations,
    field: `lineItems[${index}].catalogReference.options.customTextFields.${violations.field}`,
  }))

/** A custom line is the shop's own doing and stands alone. */
const isSame = (a: Line, b: Line): boolean =>
  a.item?.catalogue !== undefined && a.item.catalogue.key === b.item?.catalogue?.key && isDeepStrictEqual(termsOf(a), termsOf(b))

const termsOf = ({ stored: { overrides, taxableAddress, extendedFields } }: Line) => ({ overrides, taxableAddress, extendedFields })

/** A new line keeps the reference that counts and the name the thing has now. */
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

/** Sets quantities. More than existing are in stock becomes what is in stock; where nothing is left the line stays, as one that cannot be had. */
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

/** The ids as a set. Refuses LINE_ITEM_NOT_FOUND with those that no line has. */
function requireLineIds(lines: readonly Line[], ids: readonly string[]): Set<string> {
  const requested = new Set(ids.map((id) => id.toLowerCase()))
  const existing = new Set(lines.map(({ stored }) => stored.id))
  const missing = [...requested].filter((id) => !existing.has(id))
  if (missing.length > 0) refuse('LINE_ITEM_NOT_FOUND', { lineItemIds: missing })
  return requested
}
