import type { Address, Checkout } from '../answers.ts'
import { isZero, written } from '../line-items/line-view.ts'

/** A delivery option to select. `value` is its value in the form. */
export interface DeliveryChoice {
  value: string
  title: string
  /** Empty if it is free. */
  price: string
  /** The delivery time as the shop describes it. */
  time: string
  /** The pickup address. */
  place: Pick<Address, 'addressLine' | 'addressLine2' | 'postalCode' | 'city'> | undefined
  instructions: string
  chosen: boolean
}

type CarrierOption = NonNullable<NonNullable<Checkout['shippingInfo']>['carrierServiceOptions']>[number]
type ShippingOption = NonNullable<CarrierOption['shippingOptions']>[number]

export function deliveriesOf({ shippingInfo }: Checkout): DeliveryChoice[] {
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
  const { addressLine, addressLine2, postalCode, city } = logistics?.pickupDetails?.address ?? {}
  return {
    value: deliveryValue(code, carrierId),
    title: title ?? code,
    price: isZero(cost?.price) ? '' : written(cost?.price),
    time: logistics?.deliveryTime ?? '',
    place: logistics?.pickupDetails && { addressLine, addressLine2, postalCode, city },
    instructions: logistics?.instructions ?? '',
    chosen,
  }
}

const deliveryValue = (code: string, carrierId: string | undefined): string => `${carrierId ?? ''}/${code}`

/** The option of a form value. */
export function selectedDelivery(value: string): { code: string; carrierId: string | null } {
  const at = value.indexOf('/')
  return { code: value.slice(at + 1), carrierId: value.slice(0, at) || null }
}
