const most = 200
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

/** A cached date format: creating one takes as long as using it a hundred times. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(dateFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

/** A cached number format. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  cached(numberFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** A size in bytes, in the largest unit that it fills, each 1,000 of the one below, as in limits and settings: "477 kB", "1.5 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(byteUnits.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const size = bytes / 1000 ** step
  const options = {
    style: 'unit',
    unit: byteUnits[step]!,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  } as const
  return numberFormat(locale, options).format(size)
}

function cached<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key)
  if (known) return known
  const made = make()
  if (formats.size >= most) formats.clear()
  formats.set(key, made)
  return made
}
