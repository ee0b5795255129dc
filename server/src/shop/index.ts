import type { shop as contract } from '@stoa/contract'
import type { Handlers } from '../app.ts'
import { getDeliveryOptions } from './calls/get-delivery-options.ts'
import { getShop } from './calls/get-shop.ts'

export const shop: Handlers<typeof contract> = { getShop, getDeliveryOptions }
