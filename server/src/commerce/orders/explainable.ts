import { type Explainable, type ExplainedCharge, type ExplainedDiscount, fromWireAmount, type Step } from '../pricing/public.ts'
import type { Order } from './order.ts'

type StoredOrder = Pick<Order, 'currency' | 'doc'>
type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

/** An order in the form that explanations are made from. Uses only what was stored when it was placed, not today's prices and rates. */
export function explainableOrder(order: StoredOrder): Explainable {
  const { taxIncludedInPrices = false, derivation } = order.doc
  const steps = <Kind extends Step['kind']>(kind: Kind) => derivation.filter((step): step is StepOf<Kind> => step.kind === kind)
  const [delivery] = steps('DELIVERY')
  return {
    taxIncludedInPrices,
    lines: steps('LINE').map((step) => lineOf(order, step)),
    delivery: delivery && deliveryOf(order, delivery),
    fees: steps('FEE').map((step) => feeOf(order, step)),
    discounts: steps('DISCOUNT').map((step) => discountOf(order, step)),
  }
}

function lineOf(order: StoredOrder, { amountMinor, from }: StepOf<'LINE'>): Explainable['lines'][number] {
  const { lineId, quantity, unitPriceMinor } = from
  const line = order.doc.lineItems.find(({ id }) => id === lineId)
  const discountMinor = minorOf(order, line?.totalDiscount)
  return {
    ...chargeOf(order, nameOfLine(order, lineId), { priceMinor: amountMinor, discountMinor }, line?.taxInfo),
    quantity,
    unitPriceMinor,
  }
}

function deliveryOf(order: StoredOrder, { amountMinor, from }: StepOf<'DELIVERY'>): ExplainedCharge {
  const cost = order.doc.shippingInfo?.cost
  return chargeOf(order, from.title, { priceMinor: amountMinor, discountMinor: minorOf(order, cost?.discount) }, cost?.taxInfo)
}

function feeOf(order: StoredOrder, { amountMinor, from }: StepOf<'FEE'>): ExplainedCharge {
  const fee = order.doc.additionalFees.find(({ code }) => code === from.code)
  return chargeOf(order, from.name, { priceMinor: amountMinor, discountMinor: 0 }, fee?.taxInfo)
}

/** Discounts have no name in an order yet: merchant discounts aren't named, and coupons and rules don't exist. */
function discountOf(order: StoredOrder, { amountMinor, from: { discount, shares } }: StepOf<'DISCOUNT'>): ExplainedDiscount {
  const { derivation, shippingInfo } = order.doc
  const covered = derivation.filter((step) =>
    discount.scope === 'delivery'
      ? step.kind === 'DELIVERY'
      : step.kind === 'LINE' && (discount.scope === 'all' || discount.scope.lineIds.includes(step.from.lineId)),
  )
  const ofMinor = covered.reduce((sum, step) => sum + step.amountMinor, 0)
  return {
    name: '',
    amountMinor: 0 - amountMinor,
    worth: 'amountMinor' in discount ? { amountMinor: discount.amountMinor } : { percentage: discount.percentage, ofMinor },
    shares: shares.map((share) => ({
      name: discount.scope === 'delivery' ? (shippingInfo?.title ?? '') : nameOfLine(order, share.id),
      amountMinor: share.amountMinor,
    })),
  }
}

type TaxInfo = Order['doc']['lineItems'][number]['taxInfo']

const chargeOf = (
  order: StoredOrder,
  name: string,
  price: Pick<ExplainedCharge, 'priceMinor' | 'discountMinor'>,
  taxInfo: TaxInfo,
): ExplainedCharge => ({
  name,
  ...price,
  taxMinor: minorOf(order, taxInfo?.taxAmount),
  taxRate: taxInfo?.taxRate ?? '0',
  taxBreakdown: (taxInfo?.taxBreakdown ?? []).map(({ taxName, taxAmount }) => ({
    taxName: taxName ?? '',
    taxMinor: minorOf(order, taxAmount),
  })),
})

const minorOf = ({ currency }: StoredOrder, price: { amount?: string } | undefined): number =>
  fromWireAmount(price?.amount ?? '0', currency) ?? 0

const nameOfLine = ({ doc }: StoredOrder, lineId: string): string =>
  doc.lineItems.find(({ id }) => id === lineId)?.productName.original ?? ''
