import { amountOf } from './amounts.ts'
import { differingFields, type ProductDraft, type ProductField } from './product-draft.ts'

export interface Rebased {
  /** The form with what others changed in the meantime, where it didn't change the same. */
  draft: ProductDraft
  /** The fields that others changed. */
  theirs: ProductField[]
  /** Those of them that the form changes too. */
  both: ProductField[]
}

/** Two people's changes of a product: what only one of them changed is kept from that one; what both changed is as in the form. */
export function rebased({ draft, base, now }: Record<'draft' | 'base' | 'now', ProductDraft>): Rebased {
  const theirs = differingFields(base, now)
  const mine = new Set(differingFields(base, draft))
  const both = theirs.filter((name) => mine.has(name) && !same(draft[name], now[name]))
  const kept = Object.fromEntries(theirs.filter((name) => !mine.has(name)).map((name) => [name, now[name]]))
  const rows = { variants: rebasedRows({ draft, base, now }), collections: rebasedCollections({ draft, base, now }) }
  const stock = { ...(mine.has('stock') ? draft.stock : now.stock), quantity: rebasedQuantity(draft.stock, base.stock, now.stock) }
  return { draft: { ...draft, ...kept, ...rows, stock }, theirs, both }
}

/** The units that there are now, changed by as many as the form changes them. */
function rebasedQuantity(typed: Stock, was: Stock, now: Stock): string {
  if (typed.quantity === was.quantity) return now.quantity
  if (was.quantity === '' || now.quantity === '') return typed.quantity
  const difference = (amountOf(typed.quantity) ?? 0) - (amountOf(was.quantity) ?? 0)
  return String(Math.max((amountOf(now.quantity) ?? 0) + difference, 0))
}

type Stock = Pick<ProductDraft['stock'], 'quantity'>

/** The collections that there are now, with those that the form adds and without those that it removes. */
const rebasedCollections = ({ draft, base, now }: Record<'draft' | 'base' | 'now', ProductDraft>): string[] => {
  const added = draft.collections.filter((id) => !base.collections.includes(id) && !now.collections.includes(id))
  return [...now.collections.filter((id) => draft.collections.includes(id) || !base.collections.includes(id)), ...added]
}

/** Rows of variants are merged one by one. */
function rebasedRows({ draft, base, now }: Record<'draft' | 'base' | 'now', ProductDraft>): ProductDraft['variants'] {
  const [before, present] = [base, now].map(({ variants }) => new Map(variants.map((row) => [row.key, row]))) as [RowsByKey, RowsByKey]
  return draft.variants.map((row) => {
    const [was, is] = [before.get(row.key), present.get(row.key)]
    if (!was || !is) return row
    const fields = (Object.keys(row) as (keyof typeof row)[]).map((name) => [name, row[name] === was[name] ? is[name] : row[name]])
    return { ...(Object.fromEntries(fields) as typeof row), quantity: rebasedQuantity(row, was, is) }
  })
}

type RowsByKey = Map<string, ProductDraft['variants'][number]>

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
