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

/** More locations than these without stock of it are folded. */
const unstockedMax = 5

/** The stock at each location, with links that show it on the page. */
export function StockByLocation({ stock, locationId, actions }: StockByLocationProps) {
  const { stockPage: words } = useTexts().dashboard
  const unstocked = stock.filter(({ id, hasItem, isDefault }) => !hasItem && !isDefault && id !== locationId)
  const folded = unstocked.length > unstockedMax ? unstocked : []
  return (
    <Card title={words.byLocation} detail={words.byLocationDetail} actions={actions}>
      <LocationList stock={stock.filter((one) => !folded.includes(one))} locationId={locationId} />
      {folded.length > 0 && (
        <details className="border-t border-line pt-1.5">
          <summary className="min-h-6 font-medium">{words.notStockedAt(folded.length)}</summary>
          <LocationList stock={folded} locationId={locationId} />
        </details>
      )}
    </Card>
  )
}

function LocationList({ stock, locationId }: Omit<StockByLocationProps, 'actions'>) {
  const { stockPage: words } = useTexts().dashboard
  const [query] = useSearchParams()
  return (
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
  )
}

function StockBadge({ stock: { hasItem, isTracked, isInStock, quantity } }: { stock: StockAt }) {
  const { inventory } = useTexts().dashboard
  if (!hasItem) return <Badge tone="quiet">{inventory.notStocked}</Badge>
  if (isTracked) return <Badge tone={quantity > 0 ? 'good' : 'bad'}>{quantity}</Badge>
  return <Badge tone={isInStock ? 'quiet' : 'bad'}>{isInStock ? inventory.inStock : inventory.outOfStock}</Badge>
}
