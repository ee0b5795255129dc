import type { MediaItem } from '../answers.ts'

/** A video of the catalogue, as an element plays it. */
export interface VideoFacts {
  width: number
  height: number
  sources: { src: string; type: string; media?: string }[]
}

/** Which resolutions a page offers: more would be URLs that no screen needs. */
const linesMax = 720
const narrow = '(max-width: 40rem)'

const types: Readonly<Record<string, string>> = {
  hls: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  // Browsers that play its contents don't know its type.
  mov: 'video/mp4',
}

/** The stream for browsers that play it, then files: the smallest for narrow screens, and one that is large enough for the page. */
export function videoOf(media: MediaItem | undefined): VideoFacts | undefined {
  const files = (media?.video?.files ?? []).map(({ url = '', width = 0, height = 0, format }) => ({
    url,
    width,
    height,
    format: format ?? '',
  }))
  const whole = files.filter(({ format }) => format !== 'hls').toSorted((a, b) => linesOf(b) - linesOf(a))
  const best = whole.find((file) => linesOf(file) <= linesMax) ?? whole.at(-1)
  if (!best) return undefined
  const small = whole.at(-1)!
  const sources = [
    ...files.filter(({ format }) => format === 'hls').map(sourceOf),
    ...(small === best ? [] : [{ ...sourceOf(small), media: narrow }]),
    sourceOf(best),
  ]
  return { width: best.width, height: best.height, sources }
}

interface VideoFile {
  url: string
  width: number
  height: number
  format: string
}

const linesOf = ({ width, height }: VideoFile): number => Math.min(width, height)

const sourceOf = ({ url, format }: VideoFile) => ({ src: url, type: types[format] ?? 'video/mp4' })

/** The poster of a video: what its thumbnail is made from. */
export const posterOf = (media: MediaItem | undefined): string | undefined =>
  media?.video && media.thumbnail?.url?.replace(/\/v1\/fit\/[^?]*/, '')
