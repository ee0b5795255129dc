import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { withParams } from '../kit/list-state.ts'
import { useTexts } from '../texts/texts.ts'
import type { StockAt } from './stock-by-location.server.ts'

interface StockByLocationProps {
  stock: readonly StockAt[]
  /** The location whose stock is on the page. */
  locationId: string
  actions?: ReactNode
}

/** The stock at each location, with links that show it on the page. */
export function StockByLocation({ stock, locationId, actions }: StockByLocationProps) {
  const { stockPage: words } = useTexts().dashboard
  const [query] = useSearchParams()
  return (
    <Card title={words.byLocation} detail={words.byLocationDetail} actions={actions}>
      <ul className="divide-y divide-line">
        {stock.map((one) => (
          <li key={one.id} className="flex items-center gap-3 py-1.5">
            <span className="min-w-0">
              <Link
                to={withParams(query, { location: one.id })}
                preventScrollReset
                className={`link wrap-anywhere ${one.id === locationId ? 'font-semibold' : ''}`}
                {...(one.id === locationId && { 'aria-current': 'true' as const })}
              >
                {one.name}
              </Link>
              {one.isDefault && <span className="block text-small text-soft">{words.sellsFrom}</span>}
            </span>
            <span className="ms-auto">
              <StockBadge stock={one} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function StockBadge({ stock: { hasItem, isTracked, isInStock, quantity } }: { stock: StockAt }) {
  const { inventory } = useTexts().dashboard
  if (!hasItem) return <Badge tone="quiet">{inventory.notStocked}</Badge>
  if (isTracked) return <Badge tone={quantity > 0 ? 'good' : 'bad'}>{quantity}</Badge>
  return <Badge tone={isInStock ? 'quiet' : 'bad'}>{isInStock ? inventory.inStock : inventory.outOfStock}</Badge>
}
