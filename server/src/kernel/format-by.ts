const FORMATS_MAX = 200

/** Creates each `Intl` format once per combination of names (locale, currency, time zone …): creating one takes as long as using it a hundred times. */
export function formatBy<Names extends string[], Format>(create: (...names: Names) => Format): (...names: Names) => Format {
  const formats = new Map<string, Format>()
  return (...names) => {
    const key = names.join(' ')
    const cached = formats.get(key)
    if (cached) return cached
    const format = create(...names)
    if (formats.size >= FORMATS_MAX) formats.clear()
    formats.set(key, format)
    return format
  }
}
