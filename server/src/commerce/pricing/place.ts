/** What pricing reads of a wire address; any address of the wire fits. */
export type Place = { country?: string | null; subdivision?: string | null }

/** A country, or one of its subdivisions: { country: 'US', subdivision: 'US-NY' }. */
export type Area = { country: string; subdivision?: string }

export type Closeness = 'subdivision' | 'country'

/** From the closest: rules for a subdivision stand before those for its country. */
export const CLOSEST_FIRST: readonly Closeness[] = ['subdivision', 'country']

export const isKnown = (place: Place | undefined): place is Place & { country: string } => Boolean(place?.country)

/** As what an area covers a place, if it does. "NY" and "US-NY" mean the same. */
export function closenessOf(area: Area, place: Place): Closeness | undefined {
  if (!place.country || code(area.country) !== code(place.country)) return undefined
  if (!area.subdivision) return 'country'
  return place.subdivision && subdivisionCode(area) === subdivisionCode(place) ? 'subdivision' : undefined
}

const code = (text: string) => text.trim().toUpperCase()

function subdivisionCode({ country, subdivision }: Place): string {
  const prefix = `${code(country ?? '')}-`
  const whole = code(subdivision ?? '')
  return whole.startsWith(prefix) ? whole.slice(prefix.length) : whole
}
