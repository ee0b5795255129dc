import { isDeepStrictEqual } from 'node:util'
import type { Type } from 'typebox'
import type { itemFields } from '@stoa/contract/inventory-v3/inventory-item'
import { type PreorderSettings, preorderLimitOf, withExtendedFields } from '../../catalogue/public.ts'
import { freeOf, type LocatedStock, preorderOf, withFree } from '../../stock/public.ts'
import { ItemProblem, type ProblemCode } from './problem.ts'

/** What can be written of an item. */
export type ItemInput = { [Key in keyof typeof itemFields]?: Type.Static<(typeof itemFields)[Key]> | undefined }

/** The stock with the fields that are sent, or a call's problem `lowering`: only decrements lower a quantity below 0. */
export function written(stock: LocatedStock, input: ItemInput, lowering: ProblemCode): LocatedStock | ItemProblem {
  const { quantity } = input
  if (quantity !== undefined && quantity < 0 && quantity < freeOf(stock)) return new ItemProblem(lowering, stock)
  return withFields(stock, input)
}

/** The same with a quantity that the call has checked. */
export function withFields(stock: LocatedStock, { preorderInfo, extendedFields, ...level }: ItemInput): LocatedStock | ItemProblem {
  const preorder = withSettings(preorderOf(stock), preorderInfo)
  const after = { ...withLevel(stock, level), ownPreorder: ownOf(preorder, stock), preorderLimit: preorderLimitOf(preorder) }
  const hasLimit = preorderInfo?.limit !== undefined && preorder.limit !== null
  if ((hasLimit && !after.trackQuantity) || (preorderInfo?.enabled && stock.isDigital)) return new ItemProblem('PRE_ORDER_VALIDATION')
  return extendedFields === undefined
    ? after
    : { ...after, extendedFields: withExtendedFields(stock.extendedFields ?? undefined, extendedFields) ?? null }
}

/** Null if the settings are those of the product. */
const ownOf = (preorder: PreorderSettings, { productPreorder }: LocatedStock): PreorderSettings | null =>
  isDeepStrictEqual(preorder, preorderOf({ ownPreorder: null, productPreorder })) ? null : preorder

/** A quantity is tracked if it is set, and not if it is only set whether there is any. What is in stock by hand owes no preorders. */
function withLevel(stock: LocatedStock, { quantity, inStock }: Pick<ItemInput, 'quantity' | 'inStock'>): LocatedStock {
  if (quantity !== undefined) return { ...withFree(stock, quantity), trackQuantity: true }
  if (inStock === undefined) return stock
  return { ...stock, trackQuantity: false, inStock, ...(inStock && { preordered: 0 }) }
}

function withSettings(before: PreorderSettings, sent: ItemInput['preorderInfo']): PreorderSettings {
  const { enabled = before.enabled, message = before.message, limit = before.limit } = sent ?? {}
  return { enabled: enabled ?? false, message, limit }
}
