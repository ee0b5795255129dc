import type { Static } from 'typebox'
import type { BackInStockItemDetails } from '@stoa/contract/back-in-stock/request'
import { refuse } from '../../kernel/refuse.ts'

/** Refuses the address of a picture that isn't one of the web (threat B04). Nothing is read from it. */
export function requireImageUrl({ image }: Static<typeof BackInStockItemDetails>): void {
  const { url } = image ?? {}
  if (url && !/^https?:\/\/[!-~]+$/.test(url)) refuse('INVALID_ITEM_IMAGE_URL')
}
