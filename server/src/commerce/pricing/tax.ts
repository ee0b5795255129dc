import { CLOSEST_FIRST, closenessOf, hasCountry, type Area, type AddressRegion } from './address-region.ts'

/**
 * One tax of one area. Areas with several taxes have several rows, which add up (Quebec: GST and QST, both rows for CA-QC).
 * The rows of a subdivision replace those of its country (the Canaries replace Spain).
 */
export type TaxRegion = Area & {
  /** A fraction with up to six decimals: "0.19". */
  rate: string
  /** What the shopper reads: "VAT". */
  name: string
  taxType?: string
  /** Left out: the subdivision's or country's code. */
  jurisdiction?: string
  jurisdictionType?: 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  appliesToDelivery: boolean
  /** Left out: the row is for every group that has no row of its own in this area. */
  taxGroupId?: string | null
}

export type AreaTaxes = { onGoods(taxGroupId?: string | null): readonly TaxRegion[]; onDelivery(): readonly TaxRegion[] }

/** The taxes of a address, looked up once: a tax group's own rows before the general ones, the closest area first. */
export function taxesAt(address: AddressRegion, regions: readonly TaxRegion[]): AreaTaxes {
  const tiers = CLOSEST_FIRST.map((closeness) => regions.filter((region) => closenessOf(region, address) === closeness))
  const general = tiers.map((rows) => rows.filter((row) => !row.taxGroupId))
  const firstFilled = (candidates: readonly TaxRegion[][]) => candidates.find((rows) => rows.length > 0) ?? []
  return {
    onGoods: (taxGroupId) =>
      firstFilled(tiers.flatMap((rows, tier) => [taxGroupId ? rows.filter((row) => row.taxGroupId === taxGroupId) : [], general[tier]!])),
    onDelivery: () => firstFilled(general).filter((row) => row.appliesToDelivery),
  }
}

export type TaxAddress = { address: AddressRegion; because: 'PICKUP_PLACE' | 'DESTINATION' | 'BILLING_ADDRESS' | 'SHOP_ADDRESS' }

/**
 * Where goods are taxed: at the pickup address, else where they are delivered; a basket with nothing to deliver where its bill goes.
 * While none of these is known, at home, so that an estimate is possible.
 */
export function taxAddressOf(addresses: {
  toDeliver: boolean
  pickup?: AddressRegion | undefined
  destination?: AddressRegion | undefined
  billingAddress?: AddressRegion | undefined
  home: AddressRegion
}): TaxAddress {
  const { toDeliver, pickup, destination, billingAddress, home } = addresses
  const delivered = { address: destination, because: 'DESTINATION' as const }
  const candidates = toDeliver
    ? [{ address: pickup, because: 'PICKUP_PLACE' as const }, delivered]
    : [{ address: billingAddress, because: 'BILLING_ADDRESS' as const }, delivered]
  const match = candidates.find(({ address }) => hasCountry(address))
  return match?.address ? { address: match.address, because: match.because } : { address: home, because: 'SHOP_ADDRESS' }
}
