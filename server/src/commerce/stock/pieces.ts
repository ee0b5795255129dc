import type { Line } from '../checkouts/public.ts'

/** A number of pieces of one variant. */
export interface Pieces {
  productId: string
  variantId: string
  quantity: number
}

export const keyOf = ({ productId, variantId }: Omit<Pieces, 'quantity'>): string => `${productId} ${variantId}`

/** The pieces that an order of these lines needs, each variant once. Custom lines have no stock. */
export function piecesOf(lines: readonly Line[]): Pieces[] {
  const pieces = new Map<string, Pieces>()
  for (const { stored, item } of lines) {
    if (!item?.catalogue) continue
    const { productId, variantId } = item.catalogue
    const key = keyOf({ productId, variantId })
    pieces.set(key, { productId, variantId, quantity: (pieces.get(key)?.quantity ?? 0) + stored.quantity })
  }
  return [...pieces.values()]
}
