import type { Encoding, Transform } from './transform.ts'

export type Format = Exclude<Encoding, 'auto'>

/** AVIF of more pixels takes too long for a first request. */
const avifPixelsMax = 1_500_000

/** The format of a rendition. `accept` counts only where the URL says `enc_auto`. */
export function formatFor(
  { mimeType, isAnimated }: { mimeType: string; isAnimated: boolean },
  { encoding, size, isStill }: Transform,
  accept = '',
): Format {
  const plain = plainFormats[mimeType] ?? 'jpeg'
  if (encoding !== 'auto') return encoding ?? plain
  const isLarge = !size || size.width * size.height > avifPixelsMax
  // The encoder of AVIF writes one frame.
  if (accept.includes('image/avif') && !isLarge && (!isAnimated || isStill)) return 'avif'
  if (accept.includes('image/webp')) return 'webp'
  return plain === 'webp' ? 'jpeg' : plain
}

/** The formats that all browsers know, of files that have them. */
const plainFormats: Readonly<Record<string, Format>> = { 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' }
