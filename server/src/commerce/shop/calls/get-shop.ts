import type { shop } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import type { ShopSettings } from '../../../kernel/shop-settings.ts'
import { hasSender } from '../../../mail/public.ts'
import { shopPictures } from '../shop-pictures.ts'

/** Public settings are picked by name, so a new setting is private until it is listed here. */
export const getShop: Handler<typeof shop.getShop> = async ({ db, siteId, site, services }) => {
  const {
    name,
    tagline,
    about,
    email,
    phone,
    address,
    currency,
    language,
    locale,
    timeZone,
    weightUnit,
    taxIncludedInPrices,
    pickupPlaces,
  } = site.settings
  const details = {
    name,
    tagline,
    about,
    email,
    phone,
    address,
    currency,
    language,
    locale,
    timeZone,
    weightUnit,
    taxIncludedInPrices,
    pickupPlaces,
  }
  const pictures = await shopPictures({ db, siteId, services }, site.settings)
  return {
    shop: { ...details, ...pictures, payment: presentPayment(site.settings.payment), mailsAreSent: hasSender(services) },
  }
}

const presentPayment = ({ online, offline }: ShopSettings['payment']) => ({
  online: online !== null,
  sandbox: online === 'sandbox',
  ...(offline ? { offline } : {}),
})
