import { fileIdOf } from '../../../content/files/public.ts'
import type { Picture } from '../../catalogue/public.ts'
import type { ProductInput, Reading } from './input.ts'
import { failProduct } from './problem.ts'

type SentItem = NonNullable<NonNullable<NonNullable<ProductInput['media']>['itemsInfo']>['items']>[number]

/** What names the file of an entry: its ID, or else the URL that it is imported from. */
export const mediaKeyOf = ({ id, url }: Pick<SentItem, 'id' | 'url'>): string | undefined => (id === undefined ? url : fileIdOf(id))

/** The pictures and videos that are sent, each once. One that the product has keeps its text, if none is sent. Those that V3 doesn’t show, because their files are
 *  private or in the trash, stay after the others. */
export function readMedia(input: ProductInput, before: readonly Picture[], { at, facts, violations }: Reading): Picture[] | undefined {
  const items = input.media?.itemsInfo?.items
  if (!items) return undefined
  const texts = new Map(before.map(({ id, altText }) => [id, altText]))
  const pictures = items.flatMap((item, index): Picture[] => {
    const key = mediaKeyOf(item)
    if (key === undefined) {
      violations.push({
        field: `${at}.media.itemsInfo.items[${index}]`,
        violatedRule: 'ONE_OF_ALIGNMENT',
        description: 'Set either id or url.',
      })
      return []
    }
    const picture = facts.media.get(key) ?? failProduct('PRODUCT_MEDIA_NOT_EXIST', { mediaId: key })
    const altText = item.altText === undefined ? (texts.get(picture.id) ?? picture.altText) : (item.altText ?? '')
    return [{ ...picture, altText }]
  })
  const hidden = before.filter(({ isHidden }) => isHidden)
  return [...new Map([...pictures, ...hidden].map((picture) => [picture.id, picture])).values()]
}
