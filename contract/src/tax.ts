import { Type } from 'typebox'
import { Rate } from './decimals.ts'
import { MultiCurrencyPrice } from './money.ts'
import { deprecated, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'

export const JurisdictionType = Type.Enum(['UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'])

/** The address that decides the tax of an item. */
export const TaxableAddress = Shape({ addressType: maybe(Type.Enum(['BUSINESS', 'BILLING', 'SHIPPING'])) })

/** One tax in an amount. `rate` "0.19" is 19 %. */
export const TaxBreakdown = Shape({
  jurisdiction: maybeNull(Text(200)),
  jurisdictionType: maybe(JurisdictionType),
  nonTaxableAmount: maybe(MultiCurrencyPrice),
  taxableAmount: maybe(MultiCurrencyPrice),
  rate: maybeNull(Rate),
  taxAmount: maybe(MultiCurrencyPrice),
  taxType: maybeNull(Text(200)),
  taxName: maybeNull(Text(200)),
})

const TaxRateBreakdown = Shape({ name: maybe(Text(100)), rate: maybe(Rate), tax: maybe(MultiCurrencyPrice) })

/** The tax of an item, fee or delivery in a cart or checkout: the taxable amount, the rate and the tax. */
export const TaxDetails = Shape({
  taxableAmount: maybe(MultiCurrencyPrice),
  taxRate: maybe(Rate),
  totalTax: maybe(MultiCurrencyPrice),
  rateBreakdown: deprecated(Type.Array(TaxRateBreakdown)),
  taxBreakdown: readOnly(Type.Array(TaxBreakdown, { maxItems: 1000 })),
})

/** How tax was calculated. Kept on the wire for the older packages. */
const TaxCalculationDetails = Shape({
  manualRateReason: maybe(Type.Enum(['GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL'])),
  autoTaxFallbackDetails: maybe(Shape({ fallbackReason: maybe(Type.Enum(['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED'])) })),
  rateType: maybe(Type.Enum(['NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE'])),
})

/** The tax of a whole cart or checkout. */
export const TaxSummary = Shape({
  taxableAmount: readOnly(MultiCurrencyPrice),
  totalTax: readOnly(MultiCurrencyPrice),
  calculationDetails: deprecated(TaxCalculationDetails),
})
