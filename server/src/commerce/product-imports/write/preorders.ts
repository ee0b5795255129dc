import type { Context } from '../../../kernel/context.ts'
import { preorderLimitOf } from '../../catalogue/public.ts'
import { keyOf, lockStock, preorderOf, saveChanges } from '../../stock/public.ts'
import { sellsWithoutStock } from '../read/variant-input.ts'
import type { Saved } from './saved.ts'

/** Lets only some variants of a product be ordered while they are out of stock. What all of them have in common is written with the product. */
export async function savePreorders(context: Context, saved: readonly Saved[]): Promise<void> {
  const mixed = saved.filter(
    ({ ready: { product } }) => sellsWithoutStock(product) === undefined && product.variants.some((one) => one.sellsWithoutStock),
  )
  if (mixed.length === 0) return
  const enabled = new Map(
    mixed.flatMap(({ ready: { product }, saved: { variants } }) =>
      variants.flatMap((variant) => {
        const said = product.variants.find(({ choices }) => isSame(choices, variant.choices))
        return said?.sellsWithoutStock === undefined
          ? []
          : [[keyOf({ productId: variant.productId, variantId: variant.id }), said.sellsWithoutStock] as const]
      }),
    ),
  )
  const keys = mixed.flatMap(({ saved: { variants } }) => variants.map(({ productId, id }) => ({ productId, variantId: id })))
  const stock = await lockStock(context.db, context.siteId, keys)
  const changes = stock.flatMap((before) => {
    const isEnabled = enabled.get(keyOf(before))
    const held = preorderOf(before)
    if (isEnabled === undefined || held.enabled === isEnabled || !before.hasItem || before.isDigital) return []
    const ownPreorder = { ...held, enabled: isEnabled }
    return [{ before, after: { ...before, ownPreorder, preorderLimit: preorderLimitOf(ownPreorder) } }]
  })
  await saveChanges(context, changes, { reason: 'API' })
}

const isSame = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  Object.keys(b).every((name) => a[name] === b[name])
