import { attributes, safePicture } from '@stoa/html/allow-list'
import type { HtmlElement } from '@stoa/html/html-tree'
import { fieldsOf } from './fields.ts'
import { addressOfFile } from './image-source.ts'
import type { ObjectReader } from './object-reader.ts'

/** The target of a link, as it is stored. */
export function readLink(link: ObjectReader): string | undefined {
  link.allowOnly(fieldsOf.link)
  const url = link.text('url')
  if (!url) return link.refuse('url', 'REQUIRED_FIELD', 'is required')
  return (
    attributes.a!.href!(url.trim()) ??
    link.refuse('url', 'FORMAT', 'must be a URL of the web or of this site, an email address or a phone number')
  )
}

/** A picture, within its link if it has one. */
export function readImage(data: ObjectReader): HtmlElement {
  const image = data.object('image')
  image.allowOnly(fieldsOf.media)
  const picture: HtmlElement = { tag: 'img', src: readSource(image.object('src')), alt: data.text('altText')?.trim() ?? '', children: [] }
  if (data.value('link') === undefined) return picture
  return { tag: 'a', href: readLink(data.object('link')), children: [picture] }
}

function readSource(source: ObjectReader): string | undefined {
  source.allowOnly(fieldsOf.source)
  const [id, url] = [source.text('id'), source.text('url')]
  if (!id && !url) return source.refuse('url', 'REQUIRED_ONE_OF_FIELD', 'or `id` must be set')
  if (id && url) return source.refuse('url', 'ONE_OF_ALIGNMENT', 'can’t be set together with `id`')
  if (id) return safePicture(addressOfFile(id)) ?? source.refuse('id', 'FORMAT', 'must be the ID of a file')
  return safePicture(url!.trim()) ?? source.refuse('url', 'FORMAT', 'must be a URL of the web, or of a file of this site')
}
