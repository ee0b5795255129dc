import type { Context } from '../../../kernel/context.ts'
import type { Product } from '../../catalogue/public.ts'
import {
  createNamed,
  findRows,
  findRowsByNames,
  type CollectionRow,
  lockNamed,
  manualProblem,
  moveAmong,
} from '../../collections/public.ts'

/** The collections that a product is to be in. Undefined: as it is. With IDs alone, it stays in the others. */
export interface Wanted {
  product: Pick<Product, 'id' | 'collectionIds'>
  names?: readonly string[] | undefined
  ids?: readonly string[] | undefined
}

/** Puts locked products into the collections that are wanted, and takes them out of others, if the caller adds products to these one by one. Creates collections
 *  that don’t exist. Returns the IDs of the products that were moved. */
export async function saveCollections(context: Context, wanted: readonly Wanted[]): Promise<ReadonlySet<string>> {
  const said = wanted.filter(({ names, ids }) => names ?? ids)
  if (said.length === 0) return new Set()
  const byName = await collectionsNamed(context, [...new Set(said.flatMap(({ names = [] }) => names))])
  const rows = await findRows(context, [...new Set(said.flatMap(({ product, ids = [] }) => [...product.collectionIds, ...ids]))])
  const manual = new Set([...rows, ...byName.values()].filter((row) => !manualProblem(context, row)).map(({ id }) => id))
  const moves = said.flatMap(({ product, names, ids = [] }) => {
    const target = new Set([...(names ?? []).map((name) => byName.get(keyOf(name))!.id), ...ids])
    const entered = [...target].filter((id) => manual.has(id) && !product.collectionIds.includes(id))
    const left = names === undefined ? [] : product.collectionIds.filter((id) => manual.has(id) && !target.has(id))
    return [
      ...entered.map((id) => ({ change: 'ADD', id, productId: product.id }) as const),
      ...left.map((id) => ({ change: 'REMOVE', id, productId: product.id }) as const),
    ]
  })
  const found = moves.length > 0 ? await lockNamed(context, [...new Set(moves.map(({ id }) => id))]) : []
  for (const [, same] of Map.groupBy(moves, ({ change, id }) => `${change} ${id}`)) {
    const [{ change, id }] = same as [(typeof moves)[number]]
    await moveAmong(context, found, { change, collectionIds: [id], productIds: same.map(({ productId }) => productId) })
  }
  return new Set(moves.map(({ productId }) => productId))
}

const keyOf = (name: string): string => name.trim().toLowerCase()

/** Collections by their names, in lower case. Of several with a name, the first one that was created. */
async function collectionsNamed(context: Context, names: readonly string[]): Promise<ReadonlyMap<string, CollectionRow>> {
  if (names.length === 0) return new Map()
  const rows = await findRowsByNames(context, names.map(keyOf))
  const byName = new Map(rows.toReversed().map((row) => [keyOf(row.name), row]))
  for (const name of names) if (!byName.has(keyOf(name))) byName.set(keyOf(name), await createNamed(context, { name: name.trim() }))
  return byName
}
