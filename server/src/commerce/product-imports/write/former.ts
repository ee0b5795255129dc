import type { ImportChange } from '../../../content/data-imports/public.ts'
import type { Variant } from '../../catalogue/public.ts'
import { freeOf } from '../../stock/public.ts'
import type { Saved } from './saved.ts'

/** The stock of a variant, as far as files say it. */
export interface FormerLevel {
  trackQuantity: boolean
  inStock: boolean
  /** What can be sold. */
  free: number
}

/** What undoing an import needs of a product that it changed. */
export interface Former {
  version: number
  collectionIds: readonly string[]
  /** Of variants whose stock it changed or, without `to`, which it removed. */
  stock: readonly { variantId: string; from: FormerLevel; to?: FormerLevel }[]
}

type Versions = ReadonlyMap<string, number>

export const isChanged = ({ ready: { before }, saved }: Saved): boolean =>
  !before || before.product.revision !== saved.product.revision || changedStock({ before, saved }).length > 0

/** A product of a sample shop has no version before its first change, which then gets its revision. */
export function changeOf({ ready: { before }, saved }: Saved, versions: { before: Versions; after: Versions }): ImportChange {
  const { id } = saved.product
  const revision = versions.after.get(id) ?? saved.product.revision
  if (!before) return { id, revision }
  const former: Former = {
    version: versions.before.get(id) ?? before.product.revision,
    collectionIds: before.product.collectionIds,
    stock: [...changedStock({ before, saved }), ...removedStock({ before, saved })],
  }
  return { id, revision, before: former }
}

/** What an import needs to undo that it changed a product twice. If the product was changed otherwise in between, it stays as it is when the import is undone. */
export function joined(earlier: ImportChange, later: ImportChange): ImportChange {
  const [first, last] = [earlier.before, later.before] as [Former | undefined, Former]
  if (last.version !== earlier.revision) return earlier
  if (!first) return { id: later.id, revision: later.revision }
  const levels = new Map(first.stock.map((level) => [level.variantId, level]))
  for (const level of last.stock) levels.set(level.variantId, joinedLevel(levels.get(level.variantId), level))
  return { ...later, before: { ...first, stock: [...levels.values()] } satisfies Former }
}

type ChangedLevel = Former['stock'][number]

/** What was sold between both changes stays sold. If the stock was changed otherwise, it is what the import found the second time. */
function joinedLevel(earlier: ChangedLevel | undefined, later: ChangedLevel): ChangedLevel {
  if (!earlier?.to) return later
  const { from, to } = earlier
  if (!isAlike(to, later.from)) return later
  return { ...later, from: { ...from, free: from.free + later.from.free - to.free } }
}

/** Whether stock is tracked or in stock by hand as another is. */
export const isAlike = (
  one: Pick<FormerLevel, 'trackQuantity' | 'inStock'>,
  other: Pick<FormerLevel, 'trackQuantity' | 'inStock'>,
): boolean => one.trackQuantity === other.trackQuantity && (one.trackQuantity || one.inStock === other.inStock)

interface Change {
  before: { variants: readonly Variant[] }
  saved: { variants: readonly Variant[] }
}

function removedStock({ before, saved }: Change): Former['stock'] {
  const ids = new Set(saved.variants.map(({ id }) => id))
  return before.variants.flatMap((own) => (ids.has(own.id) ? [] : [{ variantId: own.id, from: levelOf(own) }]))
}

function changedStock({ before, saved }: Change): Former['stock'] {
  const held = new Map(before.variants.map((variant) => [variant.id, variant]))
  return saved.variants.flatMap((variant) => {
    const own = held.get(variant.id)
    if (!own) return []
    const [from, to] = [levelOf(own), levelOf(variant)]
    const isSame = from.trackQuantity === to.trackQuantity && from.inStock === to.inStock && from.free === to.free
    return isSame ? [] : [{ variantId: variant.id, from, to }]
  })
}

const levelOf = (variant: Variant): FormerLevel => ({
  trackQuantity: variant.trackQuantity,
  inStock: variant.inStock,
  free: freeOf(variant),
})
