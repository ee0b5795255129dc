import type { categories } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { arrangedItemsMax } from '@stoa/contract/categories/limits'
import type { Filterable } from '@stoa/contract/query'
import { always } from '../../../database/query/conditions.ts'
import { entityTarget } from '../../../database/query/target.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Context } from '../../../kernel/context.ts'
import { allProductsKey, type CollectionRow, findBelow, itemOf } from '../../collections/public.ts'
import { type ItemSource, pageMax, selectFirst, selectItems } from './store.ts'

const sortable = { operators: [], sortable: true } as const

/** What items are sorted by; nothing of it can be queried. */
const itemsTarget = entityTarget({
  filterable: { rank: { type: 'number', ...sortable }, addedDate: { type: 'date', ...sortable } } satisfies Filterable,
  columns: { rank: { sql: 'items.rank', notNull: true, scale: 0 }, addedDate: { sql: 'items.added_date', notNull: true } },
  id: { sql: 'items.id', type: 'uuid' },
})

/** What a list has: its cursors contain it. */
interface Kind {
  areArrangedFirst: boolean
  withSubcategories: boolean
}

type Request = RequestOf<typeof categories.listItemsInCategory>

/** A page of the items of a category: those first that were added last, after those that are arranged if that is requested. */
export async function listItems(context: Context, category: CollectionRow, kind: Kind, cursorPaging: Request['cursorPaging']) {
  const plan = planCallerQuery(context, {
    of: `items of category ${category.id}`,
    isPublic: true,
    query: { cursorPaging },
    target: itemsTarget,
    search: { asked: kind, condition: () => always },
    defaultSort: [...(kind.areArrangedFirst ? [{ fieldName: 'rank' }] : []), { fieldName: 'addedDate', order: 'DESC' }],
    limits: { max: pageMax },
  })
  const { areArrangedFirst, withSubcategories } = plan.request.search as Kind
  const source = await sourceOf(context, category, withSubcategories)
  const arranged = areArrangedFirst ? await findArranged(context, category) : undefined
  const { rows, cursors } = plan.page(await selectItems(context, plan, { source, arranged }))
  return { items: rows.map(({ id }) => itemOf(id)), pagingMetadata: { count: rows.length, cursors } }
}

/** Everything is in “All Products”, also what is in the categories below it. */
async function sourceOf(context: Context, category: CollectionRow, withSubcategories: boolean): Promise<ItemSource> {
  if (category.id === allProductsKey) return { kind: 'ALL' }
  const below = withSubcategories ? await findBelow(context, category.id) : []
  const idsOf = (isRuled: boolean) => [category, ...below].filter(({ rules }) => (rules !== null) === isRuled).map(({ id }) => id)
  return { kind: 'CATEGORIES', manual: idsOf(false), ruled: idsOf(true) }
}

/** The arranged products of a category that the caller can see: the first ones of its manual order. */
export async function findArranged(context: Context, { id, sort, arrangedCount }: CollectionRow): Promise<string[]> {
  if (sort !== 'MANUAL') return []
  return selectFirst(context, id, Math.min(arrangedCount ?? arrangedItemsMax, arrangedItemsMax))
}
