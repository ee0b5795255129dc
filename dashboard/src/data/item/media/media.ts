/** A media URI: `wix:image://v1/<id>/<file name>#originWidth=800&originHeight=600`, likewise for videos, documents, audio and vector art. */
export interface Media {
  kind: MediaKind
  id: string
  fileName: string
  width?: number
  height?: number
  /** For a video: its poster image. */
  posterId?: string
}

const kinds = ['image', 'video', 'vector', 'audio', 'document'] as const
export type MediaKind = (typeof kinds)[number]

const pattern = /^wix:(image|video|vector|shape|audio|document):\/\/v1\/([\w.~-]+)(?:\/([^#]*))?(?:#(.*))?$/

/** Parses a media URI; undefined if the text is none, or cannot name a file of this server. */
export function mediaIn(text: string): Media | undefined {
  const [, scheme, id, name = '', told = ''] = pattern.exec(text) ?? []
  if (scheme === undefined || id === undefined || /^\.+$/.test(id)) return undefined
  const facts = new URLSearchParams(told)
  const [width, height] = [sizeIn(facts, 'originWidth'), sizeIn(facts, 'originHeight')]
  const [posterId] = /^[\w.~-]*[\w~-][\w.~-]*$/.exec(facts.get('posterUri') ?? '') ?? []
  return {
    kind: kinds.find((kind) => kind === scheme) ?? 'vector',
    id,
    fileName: decoded(name),
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(posterId !== undefined && { posterId }),
  }
}

function sizeIn(facts: URLSearchParams, name: string): number | undefined {
  const size = Number(facts.get(name) ?? Number.NaN)
  return Number.isSafeInteger(size) && size > 0 ? size : undefined
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const ownPath = /^\/media\/([\w.~-]*[\w~-][\w.~-]*)$/

/** The URL of the picture for a value, only if this site hosts it: loading one from elsewhere would reveal the view to its host. */
export function pictureOf(value: unknown, origin: string): string | undefined {
  const text = textOf(value)
  if (text === undefined) return undefined
  const media = mediaIn(text)
  if (media) return pictureId(media)
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return ownPath.test(path) ? path : undefined
}

function pictureId({ kind, id, posterId }: Media): string | undefined {
  const shown = kind === 'image' || kind === 'vector' ? id : kind === 'video' ? posterId : undefined
  return shown === undefined ? undefined : `/media/${shown}`
}

/** The URI of a file; galleries and objects have it in `src` or `url`. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return textOf(value[0])
  if (typeof value !== 'object' || value === null) return undefined
  const { src, url } = value as { src?: unknown; url?: unknown }
  return [src, url].find((one) => typeof one === 'string')
}
