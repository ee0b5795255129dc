import { fileURLToPath } from 'node:url'
import type { SeedMedia } from '../types.ts'

/** Alternative texts of pictures, by slug and in order of their numbers. */
export type Pictures = Readonly<Record<string, readonly string[]>>

const idPattern = /^stoa-([a-z-]+-\d+)\.webp$/

export const mediaId = (slug: string, number: number): string => `stoa-${slug}-${number}.webp`

/** The file path of a picture. Undefined if the ID isn't in the format of picture IDs. */
export function pictureFile(id: string): string | undefined {
  const name = idPattern.exec(id)?.[1]
  return name === undefined ? undefined : fileURLToPath(new URL(`../../pictures/${name}.webp`, import.meta.url))
}

export const toMedia = (pictures: Pictures, size: { width: number; height: number }): SeedMedia[] =>
  Object.entries(pictures).flatMap(([slug, texts]) =>
    texts.map((altText, index) => ({ id: mediaId(slug, index + 1), mimeType: 'image/webp', ...size, altText })),
  )
