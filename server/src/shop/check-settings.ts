import type { Context } from '../context.ts'
import { refuseFields } from '../http/refuse.ts'
import { imageOf } from '../media/image.ts'
import { broken } from './settings-rule.ts'
import { settingsViolations } from './settings-violations.ts'
import type { WireSettings } from './wire-settings.ts'

/** Refuses settings that break a rule, with all of them at once. */
export async function checkSettings({ db, siteId, services }: Context, wanted: WireSettings): Promise<void> {
  const picture = wanted.heroMediaId && (await imageOf(db, siteId, wanted.heroMediaId, services.settings.baseUrl))
  const violations = [
    ...settingsViolations(wanted, 'settings'),
    ...(wanted.heroMediaId && !picture ? [broken('settings.heroMediaId', 'UNKNOWN_PICTURE', 'is no picture of the shop')] : []),
  ]
  if (violations.length > 0) refuseFields(...violations)
}
