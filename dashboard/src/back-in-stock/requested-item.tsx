import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Thumbnail, type PictureFacts } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'

/** The item that shoppers wait for. */
export interface RequestedItem {
  productId: string
  /** Empty if it was deleted. */
  name: string
  /** `Blue / M`. Empty for a product without options, and for any of its variants. */
  choices: string
  /** Whether any variant of a product that has several is meant. */
  isAnyVariant: boolean
  picture: PictureFacts | undefined
}

/** An item with its picture. */
export const ItemCell = ({ item, isLink = false }: { item: RequestedItem; isLink?: boolean }) => (
  <span className="flex items-center gap-3">
    <Thumbnail picture={item.picture} />
    <ItemText item={item} isLink={isLink} />
  </span>
)

/** An item, as a link to the requests for its product if that isn’t their list. */
export function ItemText({ item, isLink = false }: { item: Omit<RequestedItem, 'picture'>; isLink?: boolean }) {
  const { backInStock: texts } = useTexts().dashboard
  const name = item.name || texts.deletedProduct
  const detail = item.choices || (item.isAnyVariant ? texts.anyVariant : '')
  return (
    <span className="min-w-0 wrap-anywhere">
      {isLink ? (
        <Link to={paths.backInStockRequestsOf(item.productId)} className="link">
          {name}
        </Link>
      ) : (
        <span className="line-clamp-2">{name}</span>
      )}
      {detail && <span className="block text-small font-normal text-soft">{detail}</span>}
    </span>
  )
}
