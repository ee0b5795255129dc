const sizes = new WeakMap<object, number>()

/** About how many bytes a value without fields has in the response. JSON and lists are measured once, however many aliases repeat them. */
export function leafBytes(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  const known = sizes.get(value)
  if (known !== undefined) return known
  const size = JSON.stringify(value)?.length ?? 0
  sizes.set(value, size)
  return size
}
