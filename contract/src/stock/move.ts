import { Type } from 'typebox'
import { field, Guid, Shape } from '../scalars.ts'

/** The stock of a variant at a location, after units were moved. */
export const StockAtLocation = Shape({
  locationId: field(Guid, 'ID of the location.'),
  quantity: field(Type.Integer(), 'Units that can be sold now. Negative if more are preordered.'),
})
