import type { shop as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { getDeliveryOptions } from './calls/get-delivery-options.ts'
import { getSettings } from './calls/get-settings.ts'
import { getShop } from './calls/get-shop.ts'
import { testCart } from './calls/test-cart.ts'
import { updateSettings } from './calls/update-settings.ts'

export const shop: Handlers<typeof contract> = { getShop, getDeliveryOptions, getSettings, updateSettings, testCart }
