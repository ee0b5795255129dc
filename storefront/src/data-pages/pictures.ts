import { ownPicture } from '../community/profile-view.ts'

/** A picture of an item. `alt` is empty where nobody said what is to be seen: then it says nothing that does not stand beside it. */
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

/** The pictures of a value that this site keeps itself. Pages load none from elsewhere, where every look at them would be seen. */
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
