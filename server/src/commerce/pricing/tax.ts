import { CLOSEST_FIRST, closenessOf, hasCountry, type Area, type AddressRegion } from './address-region.ts'

/**
 * One tax of one area. Areas with several taxes have several rows, which add up (Quebec: GST and QST, both rows for CA-QC).
 * The rows of a subdivision replace those of its country (the Canaries replace Spain).
 */
export type TaxRegion = Area & {
  /** A fraction with up to six decimals: "0.19". */
  rate: string
  /** The name that shoppers see: "VAT". */
  name: string
  taxType?: string
  /** Defaults to the code of the subdivision or country. */
  jurisdiction?: string
  jurisdictionType?: 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  appliesToDelivery: boolean
  /** Absent: the row applies to every group that has no row in this area. */
  taxGroupId?: string | null
}

export type AreaTaxes = { onGoods(taxGroupId?: string | null): readonly TaxRegion[]; onDelivery(): readonly TaxRegion[] }

/** The taxes at an address, looked up once. Rows for a tax group take precedence over general ones, closer areas over wider ones. */
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
 * Where a basket is taxed: at the pickup location, or else at the destination; a basket with nothing to deliver at its billing address.
 * While none of these is known, at the shop's address, so that an estimate is possible.
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
