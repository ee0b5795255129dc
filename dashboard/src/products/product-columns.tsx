import { Link } from 'react-router'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { Price } from './price.tsx'
import type { productList } from './product-list.ts'
import type { ProductRow } from './product-row.ts'
import { StockBadge, VisibilityBadge } from './stock-badge.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** The columns of all product lists. */
export const productColumns: ColumnsOf<typeof productList, ProductRow> = [
  { name: 'name', className: 'w-full max-w-0 min-w-44', cell: (row) => <NameCell row={row} /> },
  { name: 'sku', from: 'xl', cell: ({ sku }) => <span className="font-mono text-small whitespace-nowrap">{sku}</span> },
  { name: 'price', align: 'end', cell: (row) => <Price {...row} /> },
  { name: 'stock', from: 'sm', className: 'whitespace-nowrap', cell: ({ stock }) => <StockBadge stock={stock} /> },
  { name: 'variants', align: 'end', from: 'xl', cell: ({ variants }, texts) => (variants > 0 ? variants : texts.noVariants) },
  { name: 'collections', from: 'lg', cell: (row) => <CollectionLinks row={row} /> },
  { name: 'visibility', from: 'md', cell: ({ isVisible }) => <VisibilityBadge isVisible={isVisible} /> },
  { name: 'changed', isExtra: true, className: 'whitespace-nowrap', cell: ({ changed }) => changed },
  { name: 'created', isExtra: true, className: 'whitespace-nowrap', cell: ({ created }) => created },
]

/** Narrow screens have no columns for stock and visibility: there both are shown below the name. */
const NameCell = ({ row: { picture, name, stock, isVisible } }: { row: ProductRow }) => (
  <span className="flex items-center gap-3">
    <Thumbnail picture={picture} />
    <span className="min-w-0">
      <span className="line-clamp-2 wrap-anywhere">{name}</span>
      <span className="flex flex-wrap gap-1.5 font-normal md:hidden">
        <span className="sm:hidden">
          <StockBadge stock={stock} />
        </span>
        {!isVisible && <VisibilityBadge isVisible={false} />}
      </span>
    </span>
  </span>
)

const collectionsMax = 2

function CollectionLinks({ row: { collections } }: { row: ProductRow }) {
  const { more } = useTexts().dashboard.products
  const rest = collections.slice(collectionsMax)
  return (
    <span className="flex flex-wrap gap-x-2 text-small">
      {collections.slice(0, collectionsMax).map(({ id, name }) => (
        <Link key={id} to={paths.collection(id)} className="link relative z-10 whitespace-nowrap">
          {name}
        </Link>
      ))}
      {rest.length > 0 && (
        <span className="text-soft" title={rest.map(({ name }) => name).join(', ')}>
          {more(rest.length)}
        </span>
      )}
    </span>
  )
}
