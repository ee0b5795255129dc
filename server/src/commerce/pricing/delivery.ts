import { CLOSEST_FIRST, closenessOf, hasCountry, type Area, type AddressRegion } from './address-region.ts'

/**
 * The rules for delivery costs, all of them in this file. A site has regions, the closest region to the destination applies, and
 * each of its options has a cost for a parcel. Costs are in minor units of the site's currency, as prices are displayed.
 */
export type DeliveryRegion = {
  id: string
  name: string
  areas: readonly Area[] | 'REST_OF_WORLD'
  options: readonly DeliveryOption[]
}

export type DeliveryOption = { code: string; title: string; deliveryTime?: string; instructions?: string } & (
  | { kind: 'FLAT'; costMinor: number }
  /** Free if the deliverable items cost at least freeFromMinor after their discounts. */
  | { kind: 'FREE_OVER'; costMinor: number; freeFromMinor: number }
  /** The first step that covers the weight applies. The option isn't offered for a heavier parcel. */
  | { kind: 'BY_WEIGHT'; steps: readonly { upToGrams: number; costMinor: number }[] }
  | { kind: 'PICKUP'; costMinor: number; address: PickupAddress }
)

export type PickupAddress = AddressRegion & { city?: string; postalCode?: string; addressLine?: string; addressLine2?: string }

/** What is delivered: the price of the items after discounts, as displayed, and their weight. */
export type Parcel = { subtotalMinor: number; weightGrams: number }

function costOf(option: DeliveryOption, parcel: Parcel): number | undefined {
  switch (option.kind) {
    case 'FLAT':
    case 'PICKUP':
      return option.costMinor
    case 'FREE_OVER':
      return parcel.subtotalMinor >= option.freeFromMinor ? 0 : option.costMinor
    case 'BY_WEIGHT':
      return option.steps.find((step) => parcel.weightGrams <= step.upToGrams)?.costMinor
  }
}

export type DeliveryOffer = {
  code: string
  title: string
  deliveryTime: string | undefined
  instructions: string | undefined
  costMinor: number
  /** Where the shopper picks it up; undefined for a delivery. */
  pickup: PickupAddress | undefined
}

export type DeliveryProblem =
  | { code: 'NO_DELIVERY_TO_ADDRESS'; country: string; subdivision?: string }
  | { code: 'SELECTED_DELIVERY_UNAVAILABLE'; deliveryCode: string }

export type DeliveryQuote = {
  /** PROPOSED: the first option, because the shopper selected none or one that isn't offered (then with a problem). */
  status: 'NOT_NEEDED' | 'ADDRESS_NEEDED' | 'NOT_DELIVERED_THERE' | 'PROPOSED' | 'CHOSEN'
  region?: { id: string; name: string }
  options: DeliveryOffer[]
  selected?: DeliveryOffer
  problem?: DeliveryProblem
}

type QuoteRequest = { parcel?: Parcel | undefined; destination?: AddressRegion | undefined; selectedCode?: string | undefined }

/** Never throws: `status` and `problem` report what can't be delivered. */
export function quoteDelivery({ parcel, destination, selectedCode }: QuoteRequest, regions: readonly DeliveryRegion[]): DeliveryQuote {
  if (!parcel) return { status: 'NOT_NEEDED', options: [] }
  if (!hasCountry(destination)) return { status: 'ADDRESS_NEEDED', options: [] }
  const region = regionOf(destination, regions)
  const options = region?.options.flatMap((option) => offer(option, parcel)) ?? []
  const [first] = options
  if (!region || !first) return { status: 'NOT_DELIVERED_THERE', options, problem: notDeliveredTo(destination) }
  const quote = { region: { id: region.id, name: region.name }, options }
  const selected = options.find((option) => option.code === selectedCode)
  if (selected) return { ...quote, status: 'CHOSEN', selected }
  const problem: DeliveryProblem | undefined = selectedCode
    ? { code: 'SELECTED_DELIVERY_UNAVAILABLE', deliveryCode: selectedCode }
    : undefined
  return { ...quote, status: 'PROPOSED', selected: first, ...(problem && { problem }) }
}

function regionOf(destination: AddressRegion, regions: readonly DeliveryRegion[]): DeliveryRegion | undefined {
  const reaching = CLOSEST_FIRST.map((closeness) =>
    regions.find(({ areas }) => areas !== 'REST_OF_WORLD' && areas.some((area) => closenessOf(area, destination) === closeness)),
  )
  return reaching.find(Boolean) ?? regions.find(({ areas }) => areas === 'REST_OF_WORLD')
}

function offer(option: DeliveryOption, parcel: Parcel): DeliveryOffer[] {
  const costMinor = costOf(option, parcel)
  if (costMinor === undefined) return []
  const { code, title, deliveryTime, instructions } = option
  return [{ code, title, deliveryTime, instructions, costMinor, pickup: option.kind === 'PICKUP' ? option.address : undefined }]
}

function notDeliveredTo({ country, subdivision }: AddressRegion & { country: string }): DeliveryProblem {
  return { code: 'NO_DELIVERY_TO_ADDRESS', country, ...(subdivision && { subdivision }) }
}
