import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { Shape } from '../scalars.ts'

export const settingsProblems = {
  SHOP_SETTINGS_CHANGED: {
    status: 409,
    message: 'Someone else has changed these settings. Read them again and retry.',
    data: Shape({ revision: Type.String() }),
  },
  SHOP_CURRENCY_IN_USE: {
    status: 409,
    message: 'The currency can’t be changed because there are already amounts in it.',
    /** Which kinds of entities already have amounts in the present currency. */
    data: Shape({ products: Type.Boolean(), carts: Type.Boolean(), checkouts: Type.Boolean(), orders: Type.Boolean() }),
  },
} as const satisfies Problems
