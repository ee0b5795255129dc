import { Type } from 'typebox'
import { Rate } from './decimals.ts'
import { MultiCurrencyPrice } from './money.ts'
import { deprecated, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'

export const JurisdictionType = Type.Enum(['UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'])

/** The address that decides the tax of an item. */
export const TaxableAddress = Shape({
  addressType: maybe(
    Type.Enum(['BUSINESS', 'BILLING', 'SHIPPING']),
    'Which address decides the tax: that of the shop, of the bill or of the delivery.',
  ),
})

/** One tax in an amount. `rate` "0.19" is 19%. */
export const TaxBreakdown = Shape({
  jurisdiction: maybeNull(Text(200), 'Name of the place that levies the tax, such as its country code.'),
  jurisdictionType: maybe(JurisdictionType, 'Whether a country, state, county, city or special district levies the tax.'),
  nonTaxableAmount: maybe(MultiCurrencyPrice, 'Part of the amount that this tax doesn’t apply to.'),
  taxableAmount: maybe(MultiCurrencyPrice, 'Amount that the tax is calculated from, without tax.'),
  rate: maybeNull(Rate, 'Rate as a fraction of one: `"0.19"` is 19%.'),
  taxAmount: maybe(MultiCurrencyPrice, 'Amount of the tax.'),
  taxType: maybeNull(Text(200), 'Kind of tax, as the tax service names it.'),
  taxName: maybeNull(Text(200), 'Name of the tax as buyers see it, such as VAT.'),
})

const TaxRateBreakdown = Shape({
  name: maybe(Text(100), 'Name of the tax as buyers see it.'),
  rate: maybe(Rate, 'Rate as a fraction of one: `"0.19"` is 19%.'),
  tax: maybe(MultiCurrencyPrice, 'The tax at this rate.'),
})

/** The tax of an item, fee or delivery in a cart or checkout: the taxable amount, the rate and the tax. */
export const TaxDetails = Shape({
  taxableAmount: maybe(MultiCurrencyPrice, 'Amount that the tax is calculated from: after discounts, without tax.'),
  taxRate: maybe(Rate, 'Sum of the rates as a fraction of one: `"0.19"` is 19%.'),
  totalTax: maybe(MultiCurrencyPrice, 'Sum of the taxes.'),
  rateBreakdown: deprecated(Type.Array(TaxRateBreakdown), 'The tax by rate, in an older form of `taxBreakdown`.'),
  taxBreakdown: readOnly(Type.Array(TaxBreakdown, { maxItems: 1000 }), 'The taxes that add up to `totalTax`. Empty if nothing is taxed.'),
})

/** How tax was calculated. Kept on the wire for the older packages. */
const TaxCalculationDetails = Shape({
  manualRateReason: maybe(
    Type.Enum(['GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL']),
    'Why a rate of the shop was used instead of a calculated one.',
  ),
  autoTaxFallbackDetails: maybe(
    Shape({ fallbackReason: maybe(Type.Enum(['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED']), 'Why the tax service couldn’t be used.') }),
    'What happened if the tax service couldn’t be used.',
  ),
  rateType: maybe(Type.Enum(['NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE']), 'Where the rate came from.'),
})

/** The tax of a whole cart or checkout. */
export const TaxSummary = Shape({
  taxableAmount: readOnly(MultiCurrencyPrice, 'Amount that is taxed, of items, delivery and fees: after discounts, without tax.'),
  totalTax: readOnly(MultiCurrencyPrice, 'Sum of all taxes.'),
  calculationDetails: deprecated(TaxCalculationDetails, 'How the tax was calculated.'),
})
