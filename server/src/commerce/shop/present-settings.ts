import { imageOf } from '../../content/media/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { SettingsRow } from './store.ts'
import { toWireSettings, type SettingsResponse } from './wire-settings.ts'

export async function presentSettings({ db, siteId, services }: Context, row: SettingsRow): Promise<SettingsResponse> {
  const hero = await imageOf(db, siteId, row.settings.heroMediaId, services.settings.baseUrl)
  return {
    ...toWireSettings(row.settings),
    revision: String(row.revision),
    updatedDate: row.updatedDate.toISOString(),
    ...(hero ? { hero } : {}),
  }
}
