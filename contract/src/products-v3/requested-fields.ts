import { Type } from 'typebox'
import { maybe } from '../scalars.ts'

const ofOne = [
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'SUBSCRIPTION_PRICES_INFO',
  'BREADCRUMBS_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'DISCOUNT_INFO',
] as const
const ofLists = [...ofOne, 'MIN_PRICE_VARIANT'] as const
export type RequestedField = (typeof ofLists)[number]

const meaning = 'Fields to return besides those that are always returned. MERCHANT_DATA is for owners and apps.'

/** Names of the fields of a product that are returned on request only. */
export const requestedFields = maybe(Type.Array(Type.Enum([...ofOne]), { maxItems: 100 }), meaning)
export const requestedListFields = maybe(Type.Array(Type.Enum([...ofLists]), { maxItems: 100 }), meaning)
/** Those of a variant in a list. */
export const requestedVariantFields = maybe(
  Type.Array(Type.Enum(['CURRENCY', 'MERCHANT_DATA', 'SUBSCRIPTION_PRICES_INFO', 'WEIGHT_MEASUREMENT_UNIT_INFO']), { maxItems: 100 }),
  meaning,
)
