import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { presentProduct, type View } from './present.ts'
import type { ProductWithVariants } from './product.ts'

/** The caller's view of the catalogue. Costs are revealed only to callers that act for the shop and request them (threat B07). */
export const viewFor = ({ site, identity, services }: Context, includeCosts = false): View => ({
  money: { currency: site.settings.currency, locale: site.settings.locale },
  baseUrl: services.settings.baseUrl,
  withCosts: includeCosts && actsForSite(identity),
})

/** A product that the caller has written, with everything that is the shop's to know. */
export const presentFor = (context: Context, { product, variants }: ProductWithVariants) =>
  presentProduct(product, variants, viewFor(context, true))
