import type { Encoding, Transform } from './transform.ts'

export type Format = Exclude<Encoding, 'auto'>

/** AVIF of more pixels takes too long for a first request. */
const avifPixelsMax = 1_500_000

/** The format of a rendition. What can't be AVIF is WebP, which all browsers with AVIF know. `accept` counts only where the URL says `enc_auto`. */
export function formatFor(
  { mimeType, isAnimated }: { mimeType: string; isAnimated: boolean },
  { encoding, size, crop, isStill }: Transform,
  accept = '',
): Format {
  const plain = plainFormats[mimeType] ?? 'jpeg'
  const { width, height } = size ?? crop ?? { width: Infinity, height: Infinity }
  // The encoder of AVIF writes one frame.
  const canBeAvif = width * height <= avifPixelsMax && (!isAnimated || isStill)
  if (encoding === 'avif') return canBeAvif ? 'avif' : 'webp'
  if (encoding !== 'auto') return encoding ?? plain
  if (accept.includes('image/avif') && canBeAvif) return 'avif'
  if (accept.includes('image/webp')) return 'webp'
  return plain === 'webp' ? 'jpeg' : plain
}

/** All of an `Accept` that decides about formats. */
export const acceptedFormats = (accept = ''): string => ['image/avif', 'image/webp'].filter((format) => accept.includes(format)).join()

/** The formats that all browsers know, of files that have them. */
const plainFormats: Readonly<Record<string, Format>> = { 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' }
