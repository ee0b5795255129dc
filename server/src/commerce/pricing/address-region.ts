/** What pricing reads of a wire address; any address of the wire fits. */
export type AddressRegion = { country?: string | null; subdivision?: string | null }

/** A country, or one of its subdivisions: { country: 'US', subdivision: 'US-NY' }. */
export type Area = { country: string; subdivision?: string }

export type Closeness = 'subdivision' | 'country'

/** From the closest: rules for a subdivision stand before those for its country. */
export const CLOSEST_FIRST: readonly Closeness[] = ['subdivision', 'country']

export const hasCountry = (address: AddressRegion | undefined): address is AddressRegion & { country: string } => Boolean(address?.country)

/** As what an area covers a address, if it does. "NY" and "US-NY" mean the same. */
export function closenessOf(area: Area, address: AddressRegion): Closeness | undefined {
  if (!address.country || normalizeCode(area.country) !== normalizeCode(address.country)) return undefined
  if (!area.subdivision) return 'country'
  return address.subdivision && subdivisionCode(area) === subdivisionCode(address) ? 'subdivision' : undefined
}

const normalizeCode = (text: string) => text.trim().toUpperCase()

function subdivisionCode({ country, subdivision }: AddressRegion): string {
  const prefix = `${normalizeCode(country ?? '')}-`
  const whole = normalizeCode(subdivision ?? '')
  return whole.startsWith(prefix) ? whole.slice(prefix.length) : whole
}
