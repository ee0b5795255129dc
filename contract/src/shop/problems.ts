import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { field, Shape } from '../scalars.ts'

export const settingsProblems = {
  SHOP_SETTINGS_CHANGED: {
    status: 409,
    message: 'Someone else has changed these settings. Read them again and retry.',
    data: Shape({ revision: field(Type.String(), 'The current revision of the settings.') }),
  },
  SHOP_CURRENCY_IN_USE: {
    status: 409,
    message: 'The currency can’t be changed because there are already amounts in it.',
    /** Which kinds of entities already have amounts in the present currency. */
    data: Shape({
      products: field(Type.Boolean(), 'Whether products have prices in the present currency.'),
      carts: field(Type.Boolean(), 'Whether carts have amounts in the present currency.'),
      checkouts: field(Type.Boolean(), 'Whether checkouts have amounts in the present currency.'),
      orders: field(Type.Boolean(), 'Whether orders have amounts in the present currency.'),
    }),
  },
} as const satisfies Problems
