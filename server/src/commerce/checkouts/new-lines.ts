import type { Static } from 'typebox'
import type { CustomLineItem } from '@stoa/contract/custom-line-item'
import type { ExtendedFields } from '@stoa/contract/extended-fields'
import type { CatalogOverrideFields } from '@stoa/contract/line-item'
import type { Violation } from '@stoa/contract/problems'
import type { TaxableAddress } from '@stoa/contract/tax'
import { newSecretId } from '../../database/ids.ts'
import { refuseFields } from '../../kernel/refuse.ts'
import type { ItemReference } from '../catalogue/public.ts'
import { amountViolation } from './amount.ts'
import type { StoredLine } from './line.ts'
import { withoutNulls } from './without-nulls.ts'

type Custom = Static<typeof CustomLineItem>

interface NewLine {
  catalogReference: ItemReference
  /** Defaults to 1. */
  quantity?: number
  catalogOverrideFields?: Static<typeof CatalogOverrideFields>
  taxableAddress?: Static<typeof TaxableAddress>
  extendedFields?: Static<typeof ExtendedFields>
}

/** The items that a request adds to a cart or a checkout. */
export interface NewItems {
  lineItems?: readonly NewLine[] | undefined
  customLineItems?: readonly Custom[] | undefined
}

/** The lines that a request adds, catalogue items first. Refuses amounts that aren't valid in the currency and payment options that aren't supported. */
export function newLines({ lineItems = [], customLineItems = [] }: NewItems, currency: string): StoredLine[] {
  const violations = [
    ...lineItems.flatMap(({ catalogOverrideFields }, index) =>
      overrideViolations(catalogOverrideFields, `lineItems[${index}].catalogOverrideFields`, currency),
    ),
    ...customLineItems.flatMap((custom, index) => customViolations(custom, `customLineItems[${index}]`, currency)),
  ]
  if (violations.length > 0) refuseFields(...violations)
  return [...lineItems.map(catalogueLine), ...customLineItems.map(customLine)]
}

function catalogueLine({ catalogReference, quantity = 1, catalogOverrideFields, taxableAddress, extendedFields }: NewLine): StoredLine {
  const overrides = catalogOverrideFields && withoutNulls(catalogOverrideFields)
  return {
    id: newSecretId(),
    quantity,
    reference: catalogReference,
    ...(overrides && Object.keys(overrides).length > 0 ? { overrides } : {}),
    ...(taxableAddress ? { taxableAddress } : {}),
    ...(extendedFields ? { extendedFields } : {}),
    name: '',
  }
}

function customLine({ quantity, ...custom }: Custom): StoredLine {
  return { id: newSecretId(), quantity, custom: withoutNulls(custom), name: custom.productName.original ?? '' }
}

function overrideViolations(overrides: NewLine['catalogOverrideFields'], at: string, currency: string): Violation[] {
  if (!overrides) return []
  return [
    ...amountViolation(overrides.price, `${at}.price`, currency),
    ...amountViolation(overrides.fullPrice, `${at}.fullPrice`, currency),
    ...paymentViolation(overrides.paymentOption?.value, `${at}.paymentOption.value`),
  ]
}

const customViolations = ({ price, fullPrice, paymentOption }: Custom, at: string, currency: string): Violation[] => [
  ...amountViolation(price, `${at}.price`, currency),
  ...amountViolation(fullPrice, `${at}.fullPrice`, currency),
  ...paymentViolation(paymentOption, `${at}.paymentOption`),
]

// A checkout has one payment method (payment-method.ts): a line with another one would be charged incorrectly.
function paymentViolation(option: string | undefined, field: string): Violation[] {
  if (option === undefined || option === 'FULL_PAYMENT_ONLINE') return []
  return [
    {
      field,
      description: 'can’t be set for a single line item',
      violatedRule: 'INVALID_ENUM_VALUE',
      data: { allowedValues: ['FULL_PAYMENT_ONLINE'] },
    },
  ]
}
