import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Price } from './price.tsx'
import type { ProductRow } from './product-row.ts'
import { StockBadge, VisibilityBadge } from './stock-badge.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** The list as a grid of pictures, for people who know their products by sight. */
export const ProductGrid = ({ rows, label }: { rows: readonly ProductRow[]; label: string }) => (
  <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6">
    {rows.map((row) => (
      <li key={row.id} className="card group relative overflow-hidden">
        <Thumbnail picture={row.picture} side={240} className="aspect-square w-full rounded-none border-x-0 border-t-0" />
        <div className="space-y-1 p-3">
          <Link to={paths.product(row.id)} className="row-link line-clamp-2 font-medium">
            {row.name}
          </Link>
          <p>
            <Price {...row} />
          </p>
          <p className="flex flex-wrap gap-1.5">
            <StockBadge stock={row.stock} />
            {!row.isVisible && <VisibilityBadge isVisible={false} />}
          </p>
        </div>
      </li>
    ))}
  </ul>
)
