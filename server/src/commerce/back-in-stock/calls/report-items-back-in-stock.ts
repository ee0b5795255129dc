import type { backInStock } from '@stoa/contract'
import { waveMax } from '@stoa/contract/back-in-stock/wave'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { requireImageUrl } from '../image-url.ts'
import { requestedItem } from '../items/requested-item.ts'
import { beginWave } from '../waves/begin-wave.ts'
import { reportedDetails, requireShortNames } from '../waves/reported-details.ts'
import { countRequests } from '../waves/store.ts'
import { usablePicture } from '../waves/usable-picture.ts'

export const reportItemsBackInStock: Handler<typeof backInStock.reportItemsBackInStock> = async (
  context,
  { catalogReference, requestIds = [], itemDetails, extraAutomationTemplateParameters = {} },
) => {
  if (catalogReference && requestIds.length > 0) refuse('REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS')
  requireImageUrl(itemDetails)
  requireShortNames(extraAutomationTemplateParameters)
  const details = await usablePicture(context, reportedDetails(itemDetails, extraAutomationTemplateParameters))
  const wave = { origin: 'REPORTED' as const, details }
  if (catalogReference) {
    const { productId, variantId } = await requestedItem(context, catalogReference)
    const isAwaited = (await countRequests(context, { productId, variantId, requestIds: null }, 1)) > 0
    if (isAwaited) await beginWave(context, { ...wave, productId, variantId, limitCount: waveMax })
  } else if (requestIds.length > 0) await beginWave(context, { ...wave, requestIds, limitCount: requestIds.length })
  return {}
}
