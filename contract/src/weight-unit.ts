import { Type } from 'typebox'

/** The unit a site weighs in. */
export const WeightUnit = Type.Enum(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'])
