import { isDeepStrictEqual } from 'node:util'
import type { Type } from 'typebox'
import type { itemFields } from '@stoa/contract/inventory-v3/inventory-item'
import { type PreorderSettings, preorderLimitOf, withExtendedFields } from '../../catalogue/public.ts'
import { freeOf, type LocatedStock, preorderOf, withFree } from '../../stock/public.ts'
import { ItemProblem, type ProblemCode } from './problem.ts'

/** What can be written of an item. */
export type ItemInput = { [Key in keyof typeof itemFields]?: Type.Static<(typeof itemFields)[Key]> | undefined }

/** The problems of a call that writes items: a negative quantity that would get lower, which only decrements can do, and a limit of preorders without a quantity. */
export interface WriteProblems {
  lowering: ProblemCode
  limit: ProblemCode
}

/** The stock with the fields that are sent. */
export function written(stock: LocatedStock, input: ItemInput, problems: WriteProblems): LocatedStock | ItemProblem {
  const { quantity, inStock, extendedFields } = input
  if (quantity !== undefined && quantity < 0 && quantity < freeOf(stock))
    return new ItemProblem(problems.lowering, problems.lowering === 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE' ? undefined : stock)
  const preorder = withSettings(preorderOf(stock), input.preorderInfo)
  const ownPreorder = isDeepStrictEqual(preorder, stock.productPreorder ?? preorderOf({ ownPreorder: null, productPreorder: null }))
    ? null
    : preorder
  const after = { ...withLevel(stock, { quantity, inStock }), ownPreorder, preorderLimit: preorderLimitOf(preorder) }
  if (!after.trackQuantity && input.preorderInfo?.limit !== undefined && preorder.limit !== null) return new ItemProblem(problems.limit)
  return extendedFields === undefined
    ? after
    : { ...after, extendedFields: withExtendedFields(stock.extendedFields ?? undefined, extendedFields) ?? null }
}

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
