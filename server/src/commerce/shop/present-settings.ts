import type { Context } from '../../kernel/context.ts'
import { shopPictures } from './shop-pictures.ts'
import type { SettingsRow } from './store.ts'
import { toWireSettings, type SettingsResponse } from './wire-settings.ts'

export async function presentSettings({ db, siteId, services }: Context, row: SettingsRow): Promise<SettingsResponse> {
  return {
    ...toWireSettings(row.settings),
    revision: String(row.revision),
    updatedDate: row.updatedDate.toISOString(),
    ...(await shopPictures({ db, siteId, services }, row.settings)),
  }
}
