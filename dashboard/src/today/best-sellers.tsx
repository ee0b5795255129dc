import { Link } from 'react-router'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { TopProduct, TodayData } from './load-today.server.ts'
import { PartOfPage } from './part-of-page.tsx'

/** The products with the highest sales in the selected days. */
export function BestSellers({ sales }: { sales: TodayData['sales'] }) {
  const { top } = useTexts().dashboard.today
  return (
    <Card title={top.title} detail={sales.data?.period}>
      <PartOfPage part={sales}>
        {({ topProducts }) =>
          topProducts.length === 0 ? (
            <p className="text-soft">{top.none}</p>
          ) : (
            <ol className="space-y-3">
              {topProducts.map((product) => (
                <Seller key={product.id} product={product} />
              ))}
            </ol>
          )
        }
      </PartOfPage>
    </Card>
  )
}

function Seller({ product: { id, name, quantity, pieces, sales, share, isInCatalogue, picture } }: { product: TopProduct }) {
  const { top } = useTexts().dashboard.today
  return (
    <li className="flex items-center gap-3">
      <Thumbnail picture={picture} />
      <div className="min-w-0 grow">
        <p className="flex gap-4">
          {isInCatalogue ? (
            <Link to={paths.product(id)} className="me-auto min-w-0 truncate font-medium hover:text-accent hover:underline">
              {name}
            </Link>
          ) : (
            <span className="me-auto min-w-0 truncate font-medium">{name}</span>
          )}
          <span className="font-medium tabular-nums">{sales}</span>
        </p>
        <svg aria-hidden className="my-1 block w-full rtl:-scale-x-100" height="4">
          <rect width="100%" height="4" rx="2" className="fill-sunken" />
          <rect width={`${share}%`} height="4" rx="2" className="fill-accent forced-colors:fill-[CanvasText]" />
        </svg>
        <p className="text-small text-soft">
          {isInCatalogue ? top.pieces(quantity, pieces) : `${top.pieces(quantity, pieces)}, ${top.gone}`}
        </p>
      </div>
    </li>
  )
}
