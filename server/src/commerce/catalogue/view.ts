import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import type { View } from './present.ts'
import type { Variant } from './product.ts'

/** How the caller sees the catalogue. Costs are told to those who act for the shop and ask for them, to nobody else (threat B07). */
export const viewFor = ({ site, identity, services }: Context, includeCosts = false): View => ({
  money: { currency: site.settings.currency, locale: site.settings.locale },
  baseUrl: services.settings.baseUrl,
  withCosts: includeCosts && actsForSite(identity),
})

export const variantsByProduct = (variants: readonly Variant[]): Map<string, Variant[]> =>
  Map.groupBy(variants, ({ productId }) => productId)
