import { isDeepStrictEqual } from 'node:util'
import { lineItemsMax } from '@stoa/contract/line-item'
import type { Violation } from '@stoa/contract/problems'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import type { Line } from './line.ts'

const quantityMax = 100_000

/** Puts looked-up lines into those there are: the same thing on the same terms adds to the line that is there. Refuses what the catalogue does not have,
 *  words its products do not take, and more lines than fit in. */
export function withAdded(lines: readonly Line[], added: readonly Line[]): Line[] {
  const missing = added.flatMap(({ item }, place) => (item ? [] : [place]))
  if (missing.length > 0) refuse('ITEM_NOT_FOUND_IN_CATALOG', { lineItemIndexes: missing })
  const wrong = added.flatMap(textViolations)
  if (wrong.length > 0) refuseFields(...wrong)
  const all = [...lines]
  added.forEach((line, place) => {
    const same = all.findIndex((each) => isSame(each, line))
    if (same < 0) all.push(settled(line))
    else all[same] = withMore(all[same]!, line.chosen.quantity, place)
  })
  if (all.length > lineItemsMax) refuse('TOO_MANY_LINE_ITEMS', { limit: lineItemsMax })
  return all
}

const textViolations = ({ item }: Line, place: number): Violation[] =>
  (item?.catalogue?.wrongTexts ?? []).map((wrong) => ({
    ...wrong,
    field: `lineItems[${place}].catalogReference.options.customTextFields.${wrong.field}`,
  }))

/** A custom line is the shop's own doing and stands alone. */
const isSame = (a: Line, b: Line): boolean =>
  a.item?.catalogue !== undefined && a.item.catalogue.key === b.item?.catalogue?.key && isDeepStrictEqual(termsOf(a), termsOf(b))

const termsOf = ({ chosen: { overrides, taxableAddress, extendedFields } }: Line) => ({ overrides, taxableAddress, extendedFields })

/** A new line keeps the reference that counts and the name the thing has now. */
const settled = ({ chosen, item }: Line): Line => ({
  item,
  chosen: {
    ...chosen,
    name: item?.productName.original ?? chosen.name,
    ...(item?.catalogue ? { reference: item.catalogue.reference } : {}),
  },
})

function withMore({ chosen, item }: Line, more: number, place: number): Line {
  const quantity = chosen.quantity + more
  if (quantity > quantityMax) {
    refuseFields({
      field: `lineItems[${place}].quantity`,
      description: `exceeds the limit of ${quantityMax} per item`,
      violatedRule: 'MAX',
    })
  }
  return { item, chosen: { ...chosen, quantity } }
}

export function withoutLines(lines: readonly Line[], ids: readonly string[]): Line[] {
  const gone = known(lines, ids)
  return lines.filter(({ chosen }) => !gone.has(chosen.id))
}

/** Sets quantities. More than there are in stock becomes what is in stock; where nothing is left the line stays, as one that cannot be had. */
export function withQuantities(lines: readonly Line[], changes: readonly { id: string; quantity: number }[]): Line[] {
  known(
    lines,
    changes.map(({ id }) => id),
  )
  const wanted = new Map(changes.map(({ id, quantity }) => [id.toLowerCase(), quantity]))
  return lines.map(({ chosen, item }) => {
    const quantity = wanted.get(chosen.id)
    if (quantity === undefined) return { chosen, item }
    const most = item?.available ?? quantity
    return { item, chosen: { ...chosen, quantity: Math.max(1, Math.min(quantity, most)) } }
  })
}

/** The ids as a set. Refuses LINE_ITEM_NOT_FOUND with those that no line has. */
function known(lines: readonly Line[], ids: readonly string[]): Set<string> {
  const asked = new Set(ids.map((id) => id.toLowerCase()))
  const there = new Set(lines.map(({ chosen }) => chosen.id))
  const strange = [...asked].filter((id) => !there.has(id))
  if (strange.length > 0) refuse('LINE_ITEM_NOT_FOUND', { lineItemIds: strange })
  return asked
}
