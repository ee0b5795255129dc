import type { Client } from '@stoa/sdk'

type Answer<Area extends keyof Client, Name extends keyof Client[Area]> = Client[Area][Name] extends (...args: never) => Promise<infer Body>
  ? Body
  : never

export type Order = Answer<'orders', 'getOrder'>['order']
export type Product = Answer<'catalogue', 'getProduct'>['product']
export type Collection = Answer<'collections', 'getCollection'>['collection']
export type SalesReport = Answer<'reports', 'getSalesReport'>['report']
export type ShopSettings = Answer<'shop', 'getSettings'>['settings']
export type Shop = Answer<'shop', 'getShop'>['shop']
