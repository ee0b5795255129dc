import { ownPictureId } from '../community/profile-view.ts'

/** A picture of an item. `alt` is empty if it has none: then the picture is decorative. */
export interface ItemPicture {
  url: string
  alt: string
}

/** What pages show of the site's files. */
export interface SiteFiles {
  baseUrl: string
  /** The paths of the pictures and videos that everyone can see, by ID. */
  publicPaths: ReadonlyMap<string, string>
}

interface PictureInput {
  url?: unknown
  src?: unknown
  alt?: unknown
  altText?: unknown
  title?: unknown
}

const picturesMax = 60
const altMax = 1_000

/** The pictures of a value that everyone can see, and that this site hosts: pages load none from other sites, which could track readers. */
export const picturesIn = (value: unknown, { baseUrl, publicPaths }: SiteFiles): ItemPicture[] =>
  namedIn(value, baseUrl).flatMap(({ id, alt }) => {
    const url = publicPaths.get(id)
    return url === undefined ? [] : [{ url, alt }]
  })

/** The IDs of this site's pictures that a value names, whether or not they can be seen. */
export const pictureIdsIn = (value: unknown, baseUrl: string): string[] => namedIn(value, baseUrl).map(({ id }) => id)

function namedIn(value: unknown, baseUrl: string): { id: string; alt: string }[] {
  const given = (Array.isArray(value) ? value : [value]).slice(0, picturesMax)
  return given.flatMap((one: unknown) => {
    const { url, src, alt, altText, title } = typeof one === 'object' && one !== null ? (one as PictureInput) : { url: one }
    const address = [url, src].find((text) => typeof text === 'string')
    const id = address === undefined ? undefined : ownPictureId(address, baseUrl)
    const words = [alt, altText, title].find((text): text is string => typeof text === 'string' && text !== '')
    return id === undefined ? [] : [{ id, alt: words?.slice(0, altMax) ?? '' }]
  })
}

/** The URL of a file, or the text by which the packages name it. */
export function fileAddress(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { url, src } = value as { url?: unknown; src?: unknown }
  return url ?? src
}

const packagesForm = /^wix:video:\/\/v1\/([\w.~-]+)(?:[/#]|$)/
const videoPath = /^\/(?:media|video)\/([\w.~-]+)(?:[/?]|$)/

/** The ID of this site's video that a text names. */
export const videoIdIn = (text: string, baseUrl: string): string | undefined =>
  packagesForm.exec(text)?.[1] ?? videoPath.exec(text.startsWith(`${baseUrl}/`) ? text.slice(baseUrl.length) : '')?.[1]
