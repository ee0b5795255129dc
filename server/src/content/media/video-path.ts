import { playlistPaths, resolutionIn } from '../files/public.ts'

/** What a URL of a video asks for. `file`: the video as it was uploaded. `playlist`: where a stream begins. `part`: what a playlist leads to. */
export type VideoPath = { kind: 'file' } | { kind: 'resolution'; lines: number } | { kind: 'playlist' | 'part'; assetKey: string }

const folder = 'stream/'

/** Reads what follows the ID: `file`, `720p/mp4/file.mp4` (wire §8), or a file of a stream. */
export function readVideoPath(rest: string): VideoPath | undefined {
  if (rest === 'file') return { kind: 'file' }
  const lines = /^(\d{1,4})p\/mp4\/file\.mp4$/.exec(rest)?.[1]
  if (lines !== undefined) return { kind: 'resolution', lines: Number(lines) }
  for (const assetKey of ['hls', 'dash'] as const) if (rest === playlistPaths[assetKey]) return { kind: 'playlist', assetKey }
  const part = rest.startsWith(folder) ? rest.slice(folder.length) : ''
  return /^(?:media_\d{1,2}\.m3u8|track-\d{1,2}\.mp4)$/.test(part) ? { kind: 'part', assetKey: part } : undefined
}

/** The resolution to send: the largest that isn't larger than wanted, or the smallest. Undefined if there are none. */
export function resolutionFor<Asset extends { assetKey: string }>(assets: readonly Asset[], lines: number): Asset | undefined {
  const made = assets.filter(({ assetKey }) => resolutionIn(assetKey) !== undefined).toSorted((a, b) => linesOf(a) - linesOf(b))
  return made.findLast((asset) => linesOf(asset) <= lines) ?? made[0]
}

/** Of a resolution: asset keys begin with it. */
const linesOf = ({ assetKey }: { assetKey: string }): number => Number.parseInt(assetKey, 10)

/** A playlist whose URLs have a query, which says the version and the token. */
export function withQuery(playlist: string, query: string): string {
  if (query === '') return playlist
  return playlist.replaceAll(/^(?!#)(\S+)$/gm, `$1?${query}`).replaceAll(/URI="([^"]+)"/g, `URI="$1?${query}"`)
}

/** The same for a manifest of DASH, which is XML. */
export const manifestWithQuery = (manifest: string, query: string): string =>
  query === '' ? manifest : manifest.replaceAll(/(?<=<BaseURL>[^<]+)(?=<\/BaseURL>)/g, `?${query.replaceAll('&', '&amp;')}`)
