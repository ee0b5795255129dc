import { Badge } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'
import type { InventoryRow } from './inventory-row.ts'

/** What can be sold of a variant. */
export function AvailableBadge({ row: { hasItem, isTracked, isInStock, isLow, quantity } }: { row: InventoryRow }) {
  const { inventory } = useTexts().dashboard
  if (!hasItem) return <Badge tone="quiet">{inventory.notStocked}</Badge>
  if (!isTracked) return <Badge tone={isInStock ? 'quiet' : 'bad'}>{isInStock ? inventory.inStock : inventory.outOfStock}</Badge>
  return <Badge tone={quantity === 0 ? 'bad' : isLow ? 'look' : 'good'}>{quantity}</Badge>
}
