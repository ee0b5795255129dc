import type { MediaChoice } from '../../../media-picker/media-choice.ts'
import { mediaUriOf } from '../../../media-picker/media-uri.ts'
import { textOf } from './media.ts'

/** An entry of a list of files: a URI, or an object with it in `src` or `url`. Whatever else it has stays. */
export interface Entry {
  /** For React: entries can be equal. */
  key: number
  value: unknown
}

export const uriOf = ({ value }: Entry): string => textOf(value) ?? ''

/** The description of an entry; undefined if it is only a URI. */
export function altOf({ value }: Entry): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { alt } = value as { alt?: unknown }
  return typeof alt === 'string' ? alt : ''
}

export const withAlt = ({ key, value }: Entry, alt: string): Entry => ({ key, value: { ...(value as object), alt } })

const kinds = { VIDEO: 'video', AUDIO: 'audio' } as const

/** A file as an entry of a gallery, in the platform's form. */
export const galleryValue = (file: MediaChoice): object => ({
  type: kinds[file.mediaType as keyof typeof kinds] ?? 'image',
  src: mediaUriOf(file),
  title: '',
  description: '',
  alt: file.altText,
})

/** The entries with one of them elsewhere. */
export function moved<T>(entries: readonly T[], from: number, to: number): readonly T[] {
  const [entry] = entries.slice(from, from + 1)
  if (entry === undefined || to < 0 || to >= entries.length || from === to) return entries
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry)
}
