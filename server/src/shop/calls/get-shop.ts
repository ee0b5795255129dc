import type { shop } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { imageOf } from '../../media/image.ts'

export const getShop: Handler<typeof shop.getShop> = async ({ db, site, services }) => {
  const { payment, heroMediaId, deliveryRegions: _delivery, taxRegions: _tax, weightUnit: _unit, ...shown } = site.settings
  const hero = await imageOf(db, site.id, heroMediaId, services.settings.baseUrl)
  return {
    shop: {
      ...shown,
      ...(hero ? { hero } : {}),
      payment: { online: payment.online !== null, sandbox: payment.online === 'sandbox', ...(payment.offline ? { offline: payment.offline } : {}) },
    },
  }
}
