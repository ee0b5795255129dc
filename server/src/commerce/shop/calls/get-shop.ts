import type { shop } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import type { ShopSettings } from '../../../kernel/shop-settings.ts'
import { hasSender } from '../../../mail/public.ts'
import { backInStockRulesOf } from '../back-in-stock-rules.ts'
import { presentPickupLocation } from '../present-delivery-options.ts'
import { shopPictures } from '../shop-pictures.ts'

/** A new setting is private until it is listed here. */
const publicSettings = [
  'name',
  'tagline',
  'about',
  'email',
  'phone',
  'address',
  'currency',
  'language',
  'locale',
  'timeZone',
  'weightUnit',
  'taxIncludedInPrices',
] as const

export const getShop: Handler<typeof shop.getShop> = async ({ db, siteId, site, services }) => {
  const details = pick(site.settings, publicSettings)
  const pictures = await shopPictures({ db, siteId, services }, site.settings)
  return {
    shop: {
      ...details,
      pickupPlaces: site.settings.pickupPlaces.map(presentPickupLocation),
      ...pictures,
      payment: presentPayment(site.settings.payment),
      collectsBackInStockRequests: backInStockRulesOf(site.settings).collecting,
      mailsAreSent: hasSender(services),
    },
  }
}

const pick = <T extends object, K extends keyof T>(settings: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<T, K>

const presentPayment = ({ online, offline }: ShopSettings['payment']) => ({
  online: online !== null,
  sandbox: online === 'sandbox',
  ...(offline ? { offline } : {}),
})
