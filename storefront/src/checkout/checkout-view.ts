import type { Address, Checkout, Shop } from '../answers.ts'
import { isZero, lineView, written, type LineView } from '../line-items/line-view.ts'
import { totalsView, type TotalsView } from '../line-items/totals.ts'
import { withCountryName } from '@stoa/ui/postal-address'
import { needsDelivery } from './steps.ts'

/** A way of delivery to choose. `value` names it in the form. */
export interface DeliveryChoice {
  value: string
  title: string
  /** Empty where it costs nothing. */
  price: string
  details: string[]
  chosen: boolean
}

/** A checkout as its pages show it. */
export interface CheckoutView {
  id: string
  lines: LineView[]
  totals: TotalsView
  warnings: string[]
  contact: { email: string; firstName: string; lastName: string; phone: string }
  address: Address | undefined
  deliveries: DeliveryChoice[]
}

type CarrierOption = NonNullable<NonNullable<Checkout['shippingInfo']>['carrierServiceOptions']>[number]
type ShippingOption = NonNullable<CarrierOption['shippingOptions']>[number]

export function checkoutView(checkout: Checkout, { locale }: Pick<Shop, 'locale'>): CheckoutView {
  const { id, lineItems, taxIncludedInPrice, violations, buyerInfo, shippingInfo } = checkout
  const destination = shippingInfo?.shippingDestination
  const deliveryCost = shippingInfo?.selectedCarrierServiceOption?.cost?.price
  return {
    id,
    lines: lineItems.map(lineView),
    totals: totalsView(checkout, {
      taxIncluded: taxIncludedInPrice,
      delivery: needsDelivery(checkout) && deliveryCost ? written(deliveryCost) : undefined,
    }),
    warnings: violations.map(({ description }) => description ?? '').filter(Boolean),
    contact: {
      email: buyerInfo.email ?? '',
      firstName: destination?.contactDetails?.firstName ?? '',
      lastName: destination?.contactDetails?.lastName ?? '',
      phone: destination?.contactDetails?.phone ?? '',
    },
    address: destination?.address ? withCountryName(destination.address, locale) : undefined,
    deliveries: deliveriesOf(checkout),
  }
}

function deliveriesOf({ shippingInfo }: Checkout): DeliveryChoice[] {
  const selected = shippingInfo?.selectedCarrierServiceOption
  return (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions = [] }) =>
    shippingOptions.map((option) =>
      deliveryChoice(option, { carrierId, chosen: option.code === selected?.code && carrierId === (selected?.carrierId ?? carrierId) }),
    ),
  )
}

function deliveryChoice(
  { code = '', title, logistics, cost }: ShippingOption,
  { carrierId, chosen }: { carrierId: string | undefined; chosen: boolean },
): DeliveryChoice {
  const pickup = logistics?.pickupDetails?.address
  const place = [pickup?.addressLine, pickup?.city].filter(Boolean).join(', ')
  return {
    value: deliveryValue(code, carrierId),
    title: title ?? code,
    price: isZero(cost?.price) ? '' : written(cost?.price),
    details: [logistics?.deliveryTime, place, logistics?.instructions].filter((text): text is string => Boolean(text)),
    chosen,
  }
}

const deliveryValue = (code: string, carrierId: string | undefined): string => `${carrierId ?? ''}/${code}`

/** The option that a value of the form names. */
export function selectedDelivery(value: string): { code: string; carrierId: string | null } {
  const at = value.indexOf('/')
  return { code: value.slice(at + 1), carrierId: value.slice(0, at) || null }
}
