import type { shop } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { imageOf } from '../../media/image.ts'

/** What anybody may know is picked out of the settings by name: a setting that comes to be is nobody's until it stands here. */
export const getShop: Handler<typeof shop.getShop> = async ({ db, site, services }) => {
  const { name, tagline, about, email, phone, address, currency, language, locale, timeZone, taxIncludedInPrices, pickupPlaces } =
    site.settings
  const { payment, heroMediaId } = site.settings
  const hero = await imageOf(db, site.id, heroMediaId, services.settings.baseUrl)
  return {
    shop: {
      ...{ name, tagline, about, email, phone, address, currency, language, locale, timeZone, taxIncludedInPrices, pickupPlaces },
      ...(hero ? { hero } : {}),
      payment: {
        online: payment.online !== null,
        sandbox: payment.online === 'sandbox',
        ...(payment.offline ? { offline: payment.offline } : {}),
      },
    },
  }
}
