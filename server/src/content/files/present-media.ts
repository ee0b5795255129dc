import type { MediaType } from '@stoa/contract/files/states'
import { assetId, assetUrl } from './asset-id.ts'
import { playlistPaths, resolutionIn } from './resolution-keys.ts'
import type { Color, File } from './tables.ts'
import { videoUrl } from './video-url.ts'
import type { WireFile } from './wire-file.ts'

type WireMedia = NonNullable<WireFile['media']>
type ImageMedia = NonNullable<WireMedia['image']>

/** The one field of `media` that a file's type has. */
export const presentMedia = (file: File, url: string): WireMedia => presenters[file.mediaType]?.(file, url) ?? {}

const presenters: Partial<Record<MediaType, (file: File, url: string) => WireMedia>> = {
  IMAGE: (file, url) => ({ image: imageMedia(file, url) }),
  VECTOR: (file, url) => ({ vector: imageMedia(file, url) }),
  VIDEO: ({ id, displayName, doc, version }, url) => ({
    video: {
      id,
      resolutions: resolutionsOf({ id, doc, version }, url),
      filename: displayName,
      ...postersOf({ id, doc }, url),
      ...(doc.durationSeconds !== undefined && { durationInSeconds: doc.durationSeconds }),
    },
  }),
  AUDIO: ({ id, displayName, sizeBytes, mimeType, doc }, url) => ({
    audio: {
      id,
      assets: [{ id, url, filename: displayName }, ...recordingsOf({ id, displayName, doc }, url)].map((asset) => ({
        ...asset,
        ...durationOf(doc),
      })),
      ...(doc.bitrate !== undefined && { bitrate: doc.bitrate }),
      format: mimeType.slice(mimeType.indexOf('/') + 1),
      ...durationOf(doc),
      sizeInBytes: String(sizeBytes ?? 0),
    },
  }),
  DOCUMENT: ({ id, displayName }, url) => ({ document: { id, url, filename: displayName } }),
  ARCHIVE: ({ id, displayName, sizeBytes }, url) => ({
    archive: { id, url, sizeInBytes: String(sizeBytes ?? 0), filename: displayName },
  }),
  MODEL3D: ({ id, displayName, sizeBytes, altText }, url) => ({
    model3d: { id, url, ...(altText !== null && { altText }), filename: displayName, sizeInBytes: String(sizeBytes ?? 0) },
  }),
}

const durationOf = ({ durationSeconds }: File['doc']) => (durationSeconds === undefined ? {} : { duration: durationSeconds })

/** The best version first, then the stream. */
function resolutionsOf({ id, doc: { assets = [] }, version }: Pick<File, 'id' | 'doc' | 'version'>, url: string) {
  const baseUrl = url.slice(0, url.indexOf('/media/'))
  const address = (rest: string) => videoUrl(baseUrl, id, rest, version)
  const made = assets.flatMap(({ assetKey, width, height }) => {
    const name = resolutionIn(assetKey)
    const size = width && height ? { width, height } : undefined
    if (!size) return []
    if (name !== undefined) return [{ url: address(`${name}/mp4/file.mp4`), ...size, format: assetKey }]
    return assetKey === 'hls' ? [{ url: address(playlistPaths.hls), ...size, format: assetKey }] : []
  })
  const rankOf = ({ format, width, height }: (typeof made)[number]): number => (format === 'hls' ? 0 : width * height)
  return made.toSorted((a, b) => rankOf(b) - rankOf(a))
}

function postersOf({ id, doc: { assets = [] } }: Pick<File, 'id' | 'doc'>, url: string) {
  const posters = assets.flatMap(({ assetKey, width, height }) =>
    assetKey === 'poster' && width && height ? [{ id: assetId(id, assetKey), url: assetUrl(url, id, assetKey), width, height }] : [],
  )
  return posters.length > 0 ? { posters } : {}
}

const recordingsOf = ({ id, displayName, doc: { assets = [] } }: Pick<File, 'id' | 'displayName' | 'doc'>, url: string) =>
  assets.some(({ assetKey }) => assetKey === 'mp3')
    ? [{ id, url: url.replace('/media/', '/mp3/'), filename: `${displayName.replace(/\.[A-Za-z0-9]{1,8}$/, '')}.mp3` }]
    : []

/** Always with width and height, because the packages build their text form from them. */
function imageMedia({ id, displayName, width, height, altText, doc }: File, url: string): ImageMedia {
  const image = { id, url, width: width ?? 0, height: height ?? 0, filename: displayName, ...(altText !== null && { altText }) }
  const [prominent] = doc.colors ?? []
  if (!prominent) return { image }
  return { image, colors: { prominent: wireColor(prominent), palette: doc.colors!.map(wireColor) } }
}

const wireColor = (rgb: Color) => ({ hex: `#${[rgb.r, rgb.g, rgb.b].map(hexOf).join('')}`, rgb })

const hexOf = (channel: number): string => channel.toString(16).padStart(2, '0').toUpperCase()
