import { Thumbnail, type PictureFacts } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'

/** The item that shoppers wait for. */
export interface RequestedItem {
  /** Empty if it was deleted. */
  name: string
  /** `Blue / M`. Empty for a product without options, and for any of its variants. */
  choices: string
  /** Whether any variant of a product that has several is meant. */
  isAnyVariant: boolean
  picture: PictureFacts | undefined
}

/** An item with its picture. */
export const ItemCell = ({ item }: { item: RequestedItem }) => (
  <span className="flex items-center gap-3">
    <Thumbnail picture={item.picture} />
    <ItemText item={item} />
  </span>
)

export function ItemText({ item: { name, choices, isAnyVariant } }: { item: Omit<RequestedItem, 'picture'> }) {
  const { backInStock: texts } = useTexts().dashboard
  const detail = choices || (isAnyVariant ? texts.anyVariant : '')
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="line-clamp-2">{name || texts.deletedProduct}</span>
      {detail && <span className="block text-small font-normal text-soft">{detail}</span>}
    </span>
  )
}
