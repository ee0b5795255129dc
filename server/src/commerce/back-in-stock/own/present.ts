import type { backInStock } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { toWireImage } from '../../../content/media/public.ts'
import { coverOf, visiblePictures } from '../../catalogue/public.ts'
import type { OwnRequest } from './store.ts'

type WireOwnRequest = ResponseOf<typeof backInStock.listOwnBackInStockRequests>['requests'][number]

export function presentOwnRequest(request: OwnRequest, baseUrl: string): WireOwnRequest {
  const { id, status, email, createdDate, productId, variantId, productName, slug, choices, media } = request
  const [cover] = visiblePictures(media ?? [])
  return {
    id,
    status,
    email,
    createdDate: createdDate.toISOString(),
    productId,
    ...(variantId !== null && { variantId }),
    ...(productName !== null && { productName }),
    ...(slug !== null && { slug }),
    ...(choices !== null && { choices }),
    ...(cover && { image: toWireImage(coverOf(cover), baseUrl) }),
  }
}
