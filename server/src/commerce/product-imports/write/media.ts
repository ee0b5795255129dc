import { fileIdOf, fileUrl, findBySource } from '../../../content/files/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { ReadProduct } from '../read/product.ts'
import type { Writing } from '../read/writing.ts'

/** Where the hosted platform serves the pictures that its files name by their IDs. */
const hostedMedia = 'https://static.wixstatic.com/media/'
const hostedId = /^[0-9a-z]{4,10}_[0-9a-f]{32}(?:~mv2\w*)?\.[a-z0-9]{2,5}$/i

/** What the pictures of a file’s products are: files that the site has, also those that were imported from the same address before, or addresses. */
export async function findMedia(context: Context, products: readonly ReadProduct[]): Promise<Writing['mediaOf']> {
  const sources = new Set(
    products.flatMap(({ pictures, variants }) => [
      ...(pictures ?? []).map(({ source }) => source),
      ...variants.flatMap(({ picture }) => picture ?? []),
    ]),
  )
  const own = fileUrl(context.services.settings.baseUrl, '')
  const read = new Map([...sources].map((source) => [source, mediaIn(source, own)]))
  const urls = [...read.values()].flatMap((media) => ('url' in media ? [media.url] : []))
  const known = urls.length > 0 ? await findBySource(context, urls) : new Map<string, string>()
  return (source) => {
    const media = read.get(source)!
    const id = 'url' in media ? known.get(media.url) : undefined
    return id === undefined ? media : { id }
  }
}

function mediaIn(source: string, own: string): { id: string } | { url: string } {
  if (/^https?:\/\//i.test(source)) {
    const url = URL.canParse(source) ? new URL(source).href : source
    return url.startsWith(own) ? { id: /^[^/?#]*/.exec(url.slice(own.length))![0] } : { url }
  }
  const id = fileIdOf(source)
  return hostedId.test(id) ? { url: hostedMedia + id } : { id }
}
