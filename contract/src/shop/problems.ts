import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { Shape } from '../scalars.ts'

export const settingsProblems = {
  SHOP_SETTINGS_CHANGED: {
    status: 409,
    message: 'The settings were changed by somebody else in the meantime; read them again.',
    data: Shape({ revision: Type.String() }),
  },
  SHOP_CURRENCY_IN_USE: {
    status: 409,
    message: 'The currency cannot be changed any more: there are amounts in it.',
    /** What has a price in the currency there is. */
    data: Shape({ products: Type.Boolean(), carts: Type.Boolean(), checkouts: Type.Boolean(), orders: Type.Boolean() }),
  },
} as const satisfies Problems
