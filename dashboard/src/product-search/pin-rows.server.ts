import type { Client } from '@stoa/sdk'
import type { SearchSettings } from '../answers.ts'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { orderedRows } from '../products/ordered/ordered-rows.server.ts'

const namesMax = 3

/** A text with its products, in the list. */
export interface PinRow {
  text: string
  /** Of the first products; empty for a deleted one. */
  names: string[]
  /** How many others there are. */
  more: number
  /** How many are hidden or deleted. */
  notVisible: number
}

/** Texts with the names of their products; with their IDs for roles that can't read products. */
export async function pinRows({ catalogue }: Client, pins: SearchSettings['pins']): Promise<PinRow[]> {
  const ids = [...new Set(pins.flatMap(({ productIds }) => productIds))]
  const products = await ifPermitted(orderedRows(catalogue, ids), undefined)
  const byId = new Map(products?.map((product) => [product.id, product]))
  return pins.map(({ text, productIds }) => ({
    text,
    names: productIds.slice(0, namesMax).map((id) => byId.get(id)?.name ?? id),
    more: Math.max(0, productIds.length - namesMax),
    notVisible: productIds.filter((id) => byId.get(id)?.isVisible === false).length,
  }))
}
