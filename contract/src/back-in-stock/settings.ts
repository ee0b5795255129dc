import { Type } from 'typebox'
import { field, Guid, Shape, Whole } from '../scalars.ts'

/** What a shop does with requests if it hasn't decided. */
export const backInStockDefaults = { collecting: true, automatic: true, requestsPerUnit: 5, pauseMinutes: 60 }

/** How a shop treats back-in-stock requests. */
export const BackInStockRules = Shape({
  collecting: field(Type.Boolean(), 'Whether shoppers can ask to be notified. The packages change it by `startCollectingRequests` too.'),
  automatic: field(Type.Boolean(), 'Whether emails go out by themselves when an item is in stock again.'),
  requestsPerUnit: field(Whole(1, 1000), 'How many shoppers are notified for each unit in stock. All of them if stock isn’t tracked.'),
  pauseMinutes: field(Whole(1, 10_080), 'Minutes until the next shoppers are notified, if there is still stock.'),
})

/** The settings as the packages read them. */
export const BackInStockSettings = Shape({
  collectionStates: field(
    Type.Array(
      Shape({
        appId: field(Guid, 'ID of the app whose items can be requested: that of the built-in catalogue.'),
        collectingRequests: field(Type.Boolean(), 'Whether shoppers can ask to be notified.'),
      }),
      { maxItems: 1 },
    ),
    'Whether requests are collected, for the built-in catalogue.',
  ),
})
