import type { backInStock } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { catalogueAppIds, isBuiltInCatalogue } from '@stoa/contract/catalog-reference'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { backInStockRulesOf, changeSettings, lockSettings } from '../shop/public.ts'

type Answer = ResponseOf<typeof backInStock.getBackInStockSettings>

export const presentCollecting = (settings: Pick<ShopSettings, 'backInStock'>): Answer => ({
  settings: { collectionStates: [{ appId: catalogueAppIds[0], collectingRequests: backInStockRulesOf(settings).collecting }] },
})

/** Starts or stops collecting requests, whatever it was before. */
export async function setCollecting(context: Context, appId: string, collecting: boolean): Promise<Answer> {
  if (!isBuiltInCatalogue(appId)) refuse('NOT_SUPPORTED_APP_DEF_ID')
  const row = await lockSettings(context.db, context.siteId)
  const { settings } = await changeSettings(context, row, { backInStock: { ...backInStockRulesOf(row.settings), collecting } })
  return presentCollecting(settings)
}
