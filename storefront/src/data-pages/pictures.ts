import { ownPicture } from '../community/profile-view.ts'

/** A picture of an item. `alt` is empty if it has none: then the picture is decorative. */
export interface ItemPicture {
  url: string
  alt: string
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

/** The pictures of a value that this site hosts. Pages load none from other sites, which could track readers. */
export function picturesIn(value: unknown, baseUrl: string): ItemPicture[] {
  const given = (Array.isArray(value) ? value : [value]).slice(0, picturesMax)
  return given.flatMap((one: unknown) => {
    const { url, src, alt, altText, title } = typeof one === 'object' && one !== null ? (one as PictureInput) : { url: one }
    const address = [url, src].find((text) => typeof text === 'string')
    const own = ownPicture({ url: address as string | undefined } as Parameters<typeof ownPicture>[0], baseUrl)
    const words = [alt, altText, title].find((text): text is string => typeof text === 'string' && text !== '')
    return own ? [{ url: own, alt: words?.slice(0, altMax) ?? '' }] : []
  })
}
