import { fileURLToPath } from 'node:url'
import type { SeedFilm } from '../types.ts'

const idPattern = /^stoa-film-([a-z-]+)\.mp4(~poster\.jpg)?$/

export const filmId = (slug: string): string => `stoa-film-${slug}.mp4`

/** The path of a film or of its poster. Undefined if the ID isn't in the format of theirs. */
export function filmFile(id: string): string | undefined {
  const [, slug, poster] = idPattern.exec(id) ?? []
  return slug === undefined ? undefined : fileURLToPath(new URL(`../../films/${slug}.${poster ? 'jpg' : 'mp4'}`, import.meta.url))
}

/** Films of products. Their posters are their first frames. */
export const films: SeedFilm[] = [
  {
    id: filmId('sill-sundial'),
    width: 720,
    height: 900,
    durationSeconds: 10.917,
    altText: 'The brass ring sundial on its marble foot, its hour ring close, and the dial at a window over green hills',
  },
]
