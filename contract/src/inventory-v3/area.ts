const source = 'wire: calls_extra, decision 0147'

export const inventoryReader = {
  family: 'inventoryV3',
  allow: ['owner', 'app'],
  permission: 'WIX_STORES.INVENTORY_READ',
  writes: false,
  source,
} as const
export const inventoryWriter = { family: 'inventoryV3', allow: ['owner', 'app'], writes: true, source } as const

/** A product, its only variant, and the item that it has at the default location, in examples. */
export const jug = '10000000-0000-4000-8000-000000000001'
