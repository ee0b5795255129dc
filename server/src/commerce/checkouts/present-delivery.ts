import { type DeliveryOffer, presentDeliveryCost, type PricedDelivery, type Totals, type Writer } from '../pricing/public.ts'
import { shopCarrierId } from './delivery.ts'

/** The delivery of a cart estimate or a checkout: the selected option, and all options for the destination. */
export function presentDelivery<P>({ delivery, problems }: Pick<Totals, 'delivery' | 'problems'>, price: Writer<P>) {
  const { region, options, selected } = delivery
  return {
    ...(region ? { region } : {}),
    ...(selected ? { selectedCarrierServiceOption: presentSelected(delivery, selected, { price, requested: problems.length === 0 }) } : {}),
    carrierServiceOptions:
      options.length > 0 ? [{ carrierId: shopCarrierId, shippingOptions: options.map((option) => presentOption(option, price)) }] : [],
  }
}

interface PresentOptions<P> {
  price: Writer<P>
  /** Whether it is the requested option, or none was requested. */
  requested: boolean
}

function presentSelected<P>(delivery: PricedDelivery, selected: DeliveryOffer, { price, requested }: PresentOptions<P>) {
  return {
    code: selected.code,
    carrierId: shopCarrierId,
    title: selected.title,
    logistics: presentLogistics(selected),
    cost: presentDeliveryCost(delivery, price),
    requestedShippingOption: requested,
  }
}

const presentOption = <P>(option: DeliveryOffer, price: Writer<P>) => ({
  code: option.code,
  title: option.title,
  logistics: presentLogistics(option),
  cost: { price: price(option.costMinor) },
})

const presentLogistics = ({ deliveryTime, instructions, pickup }: DeliveryOffer) => ({
  deliveryTime,
  instructions,
  ...(pickup ? { pickupDetails: { address: pickup, pickupMethod: 'STORE_PICKUP' as const } } : {}),
})
