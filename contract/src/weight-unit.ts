import { Type } from 'typebox'

/** The site's unit of weight. */
export const WeightUnit = Type.Enum(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'])
