import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { ruleViolation } from './settings-rule.ts'
import { settingsViolations } from './settings-violations.ts'
import { shopPictures } from './shop-pictures.ts'
import { findCurrencyUse } from './store.ts'
import type { WireSettings } from './wire-settings.ts'

interface SettingsCheck {
  before: ShopSettings
  wanted: WireSettings
  /** The path of the settings in the request. */
  at: string
}

/** Refuses settings that violate rules, reporting all violations at once, and a change of a currency that is in use. */
export async function checkSettings(context: Context, { before, wanted, at }: SettingsCheck): Promise<void> {
  const unknown = await unknownPictures(context, before, wanted)
  const violations = [
    ...settingsViolations(wanted, at),
    ...unknown.map((field) => ruleViolation(`${at}.${field}`, 'UNKNOWN_PICTURE', 'isn’t a picture of the shop')),
  ]
  if (violations.length > 0) refuseFields(...violations)
  if (wanted.currency !== before.currency) await checkCurrencyUnused(context)
}

/** The fields whose new pictures aren't there. One that was deleted since it was chosen stays, so that the other settings can be saved. */
async function unknownPictures(context: Context, before: ShopSettings, { heroMediaId, logoMediaId }: WireSettings): Promise<string[]> {
  const heroId = heroMediaId === before.heroMediaId ? null : heroMediaId
  const logoId = logoMediaId === before.logoMediaId ? null : logoMediaId
  const { hero, logo } = await shopPictures(context, { heroMediaId: heroId, logoMediaId: logoId })
  return [...(heroId && !hero ? ['heroMediaId'] : []), ...(logoId && !logo ? ['logoMediaId'] : [])]
}

/** Amounts are stored without their currency: if there are any, another currency would change their value (decision 0016). */
async function checkCurrencyUnused({ db, siteId }: Context): Promise<void> {
  const priced = await findCurrencyUse(db, siteId)
  if (Object.values(priced).some(Boolean)) refuse('SHOP_CURRENCY_IN_USE', { ...priced })
}
