import type { MediaType } from '@stoa/contract/files/states'
import { isWebAddress } from '@stoa/html/allow-list'
import { rendition, sizeWithin } from '@stoa/ui/rendition'
import type { FileFacts } from '../../../media-picker/file-choice.tsx'
import type { Texts } from '../../../texts/texts.ts'
import { mediaIn, pictureOf, type MediaKind } from './media.ts'

const mediaTypeOf: Readonly<Record<MediaKind, MediaType>> = {
  image: 'IMAGE',
  video: 'VIDEO',
  vector: 'VECTOR',
  audio: 'AUDIO',
  document: 'DOCUMENT',
}

/** On the page it’s half as large. */
const thumbnailEdge = 160

/** A small picture. The size of other pictures than images is unknown, so they’re cut to a square. */
function thumbnailOf(url: string | undefined, { width = 1, height = 1 }: { width?: number; height?: number } = {}): string | undefined {
  if (url === undefined) return undefined
  const size = sizeWithin({ width, height }, thumbnailEdge, thumbnailEdge)
  return rendition(url, size.width, size.height)
}

/** A value as the field shows it. Pictures from other origins are not loaded but linked. Undefined if it names no file. */
export function displayFile(text: string, origin: string, { mediaField: words }: Texts['dashboard']): FileFacts | undefined {
  const media = mediaIn(text)
  const thumbnail = thumbnailOf(pictureOf(text, origin), media)
  if (media) {
    const size = media.width ? words.size(media.width, media.height ?? 0) : ''
    const detail = [words.kinds[media.kind], size].filter(Boolean).join(' · ')
    return { name: media.fileName || media.id, mediaType: mediaTypeOf[media.kind], thumbnail, detail }
  }
  if (!isWebAddress(text) && thumbnail === undefined) return undefined
  const detail = (
    <a href={text} className="link" rel="noreferrer noopener" target="_blank">
      {words.open}
    </a>
  )
  return { name: text, mediaType: thumbnail === undefined ? 'UNKNOWN' : 'IMAGE', thumbnail, detail }
}
