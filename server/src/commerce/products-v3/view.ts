import type { RequestedField } from '@stoa/contract/products-v3/requested-fields'
import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { View } from './present/view.ts'

/** The caller's view of products. Costs are for callers that act for the shop (threat B07). Refuses NO_PERMISSION_TO_READ_MERCHANT_DATA. */
export function viewFor({ site, identity, services }: Context, fields: readonly RequestedField[] = [], hasVariants = true): View {
  const isShop = actsForSite(identity)
  if (!isShop && fields.includes('MERCHANT_DATA')) refuse('NO_PERMISSION_TO_READ_MERCHANT_DATA')
  const { currency, locale, weightUnit } = site.settings
  return { money: { currency, locale }, baseUrl: services.settings.baseUrl, weightUnit, fields: new Set(fields), isShop, hasVariants }
}

/** The same of variants across the catalogue, whose choices always have names. */
export const variantsViewFor = (context: Context, fields: readonly RequestedField[] = []): View =>
  viewFor(context, [...fields, 'VARIANT_OPTION_CHOICE_NAMES'])
