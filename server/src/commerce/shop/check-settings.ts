import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { existingLocations } from '../locations/public.ts'
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
  const unlinked = await unknownLocations(context, before, wanted)
  const violations = [
    ...settingsViolations(wanted, at),
    ...unknown.map((field) => ruleViolation(`${at}.${field}`, 'UNKNOWN_PICTURE', 'isn’t a picture of the shop')),
    ...unlinked.map((index) =>
      ruleViolation(`${at}.pickupPlaces[${index}].locationId`, 'UNKNOWN_LOCATION', 'isn’t a location of the shop'),
    ),
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

/** The indexes of pickup locations with new links to locations that don't exist. A link to one that was deleted since stays, so that the other settings can be
 *  saved. */
async function unknownLocations(context: Context, before: ShopSettings, { pickupPlaces }: WireSettings): Promise<number[]> {
  const earlier = new Set(before.pickupPlaces.map(({ locationId }) => locationId))
  const isNew = (locationId: string | null | undefined): locationId is string => Boolean(locationId) && !earlier.has(locationId!)
  const links = [...new Set(pickupPlaces.map(({ locationId }) => locationId).filter(isNew))]
  const existing = links.length > 0 ? await existingLocations(context, links) : links
  return pickupPlaces.flatMap(({ locationId }, index) => (isNew(locationId) && !existing.includes(locationId) ? [index] : []))
}

/** Amounts are stored without their currency: if there are any, another currency would change their value (decision 0016). */
async function checkCurrencyUnused({ db, siteId }: Context): Promise<void> {
  const priced = await findCurrencyUse(db, siteId)
  if (Object.values(priced).some(Boolean)) refuse('SHOP_CURRENCY_IN_USE', { ...priced })
}
