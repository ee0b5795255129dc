import type { shop } from '@stoa/contract'
import { imageOf } from '../../../content/media/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import type { ShopSettings } from '../../../kernel/shop-settings.ts'
import { hasSender } from '../../../mail/public.ts'

/** Public settings are picked by name, so a new setting is private until it is listed here. */
export const getShop: Handler<typeof shop.getShop> = async ({ db, site, services }) => {
  const { name, tagline, about, email, phone, address, currency, language, locale, timeZone, taxIncludedInPrices, pickupPlaces } =
    site.settings
  const details = { name, tagline, about, email, phone, address, currency, language, locale, timeZone, taxIncludedInPrices, pickupPlaces }
  const hero = await imageOf(db, site.id, site.settings.heroMediaId, services.settings.baseUrl)
  return {
    shop: { ...details, ...(hero ? { hero } : {}), payment: presentPayment(site.settings.payment), mailsAreSent: hasSender(services) },
  }
}

const presentPayment = ({ online, offline }: ShopSettings['payment']) => ({
  online: online !== null,
  sandbox: online === 'sandbox',
  ...(offline ? { offline } : {}),
})
