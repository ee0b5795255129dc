import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Scope } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { retainLocations } from '../../locations/public.ts'
import { keyOf } from '../pieces.ts'
import type { LocatedKey, LocatedStock } from './located-stock.ts'
import { noItem } from './new-item.ts'
import { findLevels, findStock, lockLevels, lockStock } from './store.ts'

export const stockKeyOf = (key: LocatedKey): string => `${keyOf(key)} ${key.locationId}`

const isElsewhere = (locationId: string): boolean => locationId !== defaultLocationId

/** Locks the stock of variants at locations, by `stockKeyOf`, with and without items. Refuses locations that don't exist; variants that don't are left out. */
export async function lockStockAt(scope: Scope, keys: readonly LocatedKey[]): Promise<ReadonlyMap<string, LocatedStock>> {
  const locationIds = [...new Set(keys.map(({ locationId }) => locationId).filter(isElsewhere))]
  if (locationIds.length > 0 && (await retainLocations(scope, locationIds)).size < locationIds.length) refuse('LOCATION_NOT_FOUND')
  const variants = await lockStock(scope.db, scope.siteId, keys)
  return byKey(keys, variants, locationIds.length > 0 ? await lockLevels(scope, keys) : [])
}

/** The same of locked variants. */
export async function findStockAt(scope: Scope, keys: readonly LocatedKey[]): Promise<ReadonlyMap<string, LocatedStock>> {
  const elsewhere = keys.filter(({ locationId }) => isElsewhere(locationId))
  return byKey(keys, await findStock(scope, keys), elsewhere.length > 0 ? await findLevels(scope, elsewhere) : [])
}

/** The stock at each key, also where there is no item. */
function byKey(
  keys: readonly LocatedKey[],
  variants: readonly LocatedStock[],
  levels: readonly LocatedStock[],
): ReadonlyMap<string, LocatedStock> {
  const stock = new Map([...variants, ...levels].map((one) => [stockKeyOf(one), one]))
  const byVariant = new Map(variants.map((one) => [keyOf(one), one]))
  for (const key of keys) {
    const variant = byVariant.get(keyOf(key))
    if (variant && !stock.has(stockKeyOf(key))) stock.set(stockKeyOf(key), noItem(variant, key.locationId))
  }
  return stock
}
