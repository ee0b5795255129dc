import { type Picture, visiblePictures } from '../../catalogue/public.ts'
import { exactCell } from '../cells.ts'
import type { ProductRow } from '../product-row.ts'

/** Pictures and videos by the IDs of their files. Those that shoppers don't see stay where they are when a file is imported. */
export function picturesOf(media: readonly Picture[]): ProductRow {
  const pictures = visiblePictures(media)
  const texts = pictures.map(({ altText }) => altText)
  return {
    pictures: exactCell(pictures.map(({ id }) => id).join(';')),
    pictureTexts: texts.some((text) => text !== '') ? exactCell(JSON.stringify(texts)) : '',
  }
}
