interface AddressInput {
  formatted?: unknown
  streetAddress?: { name?: unknown; number?: unknown; apt?: unknown; formattedAddressLine?: unknown }
  addressLine?: unknown
  addressLine1?: unknown
  addressLine2?: unknown
  postalCode?: unknown
  city?: unknown
  country?: unknown
}

const lineMax = 300
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, lineMax) : '')
const joined = (...parts: unknown[]): string => parts.map(textOf).filter(Boolean).join(' ')

/** The lines of a postal address; the formatted text if there is nothing else. */
export function addressLines(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').map(textOf).filter(Boolean).slice(0, 8)
  const { formatted, streetAddress, addressLine, addressLine1, addressLine2, postalCode, city, country } = (value ?? {}) as AddressInput
  const street = textOf(streetAddress?.formattedAddressLine) || joined(streetAddress?.name, streetAddress?.number, streetAddress?.apt)
  const lines = [street || textOf(addressLine) || textOf(addressLine1), textOf(addressLine2), joined(postalCode, city)].filter(Boolean)
  if (lines.length === 0) return [textOf(formatted)].filter(Boolean)
  return [...lines, textOf(country)].filter(Boolean)
}
