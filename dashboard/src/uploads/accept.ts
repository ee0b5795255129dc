import type { MediaType } from '@stoa/contract/files/states'

/** What the browser's dialog offers first, for types of files that one MIME type covers. */
export const acceptByType: Readonly<Partial<Record<MediaType, string>>> = {
  IMAGE: 'image/*',
  VECTOR: 'image/svg+xml',
  VIDEO: 'video/*',
  AUDIO: 'audio/*',
}
