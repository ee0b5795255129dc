import type { Static } from 'typebox'
import type { Violation } from '@stoa/contract/problems'
import type { TestCart } from '@stoa/contract/shop/test-cart'
import type { Context } from '../../kernel/context.ts'
import { refuseFields } from '../../kernel/refuse.ts'
import { allocateAvailability, amountViolation, type StoredLine, type Line, resolveLines } from '../checkouts/public.ts'
import { type Basket, type Discount, fromWireAmount } from '../pricing/public.ts'

export type TestCartRequest = Static<typeof TestCart>
type TestLine = TestCartRequest['lines'][number]
type TestDiscount = NonNullable<TestCartRequest['discounts']>[number]

/** The lines of a test cart, resolved like those of a real one. Their ids are their indexes. Refuses lines without an item or a price, and invalid amounts. */
export async function readTestCart(context: Context, cart: TestCartRequest): Promise<Line[]> {
  const { currency } = context.site.settings
  const violations = [
    ...cart.lines.flatMap((line, index) => lineViolations(line, `cart.lines[${index}]`, currency)),
    ...(cart.discounts ?? []).flatMap((discount, index) => discountViolations(discount, `cart.discounts[${index}]`, currency)),
  ]
  if (violations.length > 0) refuseFields(...violations)
  return allocateAvailability(await resolveLines(context, cart.lines.map(storedLine)))
}

function lineViolations({ catalogReference, price }: TestLine, at: string, currency: string): Violation[] {
  if (catalogReference && price !== undefined)
    return [{ field: `${at}.price`, description: 'can’t be set for catalogue items', violatedRule: 'FIELD_NOT_ALLOWED' }]
  if (!catalogReference && price === undefined) return [needsOneOf(at, ['catalogReference', 'price'])]
  return amountViolation(price, `${at}.price`, currency)
}

function discountViolations({ amount, percentage }: TestDiscount, at: string, currency: string): Violation[] {
  const worths = [amount, percentage].filter((worth) => worth !== undefined && worth !== null).length
  return worths === 1 ? amountViolation(amount, `${at}.amount`, currency) : [needsOneOf(at, ['amount', 'percentage'])]
}

const needsOneOf = (field: string, oneOf: readonly string[]): Violation => ({
  field,
  description: `must have one of ${oneOf.join(' and ')}`,
  violatedRule: 'REQUIRED_ONE_OF_FIELD',
  data: { oneOf },
})

function storedLine({ catalogReference, name = '', price, deliverable = true, quantity = 1 }: TestLine, index: number): StoredLine {
  const line = { id: String(index), quantity, name }
  if (catalogReference) return { ...line, reference: catalogReference }
  const itemType = { preset: deliverable ? ('PHYSICAL' as const) : ('DIGITAL' as const) }
  return { ...line, custom: { productName: { original: name }, price: price!, itemType } }
}

/** The basket to price. */
export function basketOf(cart: TestCartRequest, { lines, currency }: { lines: readonly Line[]; currency: string }): Basket {
  return {
    currency,
    lines: lines.flatMap(({ stored: { id, quantity }, item }) => (item ? [{ id, quantity, ...item }] : [])),
    discounts: (cart.discounts ?? []).map((discount, index) => discountOf(discount, String(index), currency)),
    destination: cart.destination ?? undefined,
    billingAddress: cart.billingAddress ?? undefined,
    selectedDeliveryCode: cart.deliveryCode,
  }
}

function discountOf({ amount, percentage, on }: TestDiscount, source: string, currency: string): Discount {
  const what = { kind: 'MERCHANT' as const, source, scope: on === 'DELIVERY' ? ('delivery' as const) : ('all' as const) }
  return percentage ? { ...what, percentage } : { ...what, amountMinor: fromWireAmount(amount!, currency)! }
}
