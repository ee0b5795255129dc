/** The part of a wire address that pricing reads. Any wire address is assignable. */
export type AddressRegion = { country?: string | null; subdivision?: string | null }

/** A country, or one of its subdivisions: { country: 'US', subdivision: 'US-NY' }. */
export type Area = { country: string; subdivision?: string }

export type Closeness = 'subdivision' | 'country'

/** Closest first: rules for a subdivision take precedence over those for its country. */
export const CLOSEST_FIRST: readonly Closeness[] = ['subdivision', 'country']

export const hasCountry = (address: AddressRegion | undefined): address is AddressRegion & { country: string } => Boolean(address?.country)

/** How closely an area matches an address; undefined if it doesn't. "NY" and "US-NY" are equal. */
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
