import { quantityMax } from '@stoa/contract/stock/preorder'
import { Field, Select } from '@stoa/ui/components/field'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { useTexts } from '../texts/texts.ts'
import { fullName, type InventoryRow } from './inventory-row.ts'
import type { StockAt } from './stock-by-location.server.ts'

interface MoveStockProps {
  variant: InventoryRow
  /** At all locations. */
  stock: readonly StockAt[]
}

/** Moves stock of a variant from one location to another. */
export function MoveStock({ variant, stock }: MoveStockProps) {
  const { stockPage, inventory } = useTexts().dashboard
  const words = stockPage.move
  const from = stock.filter(({ isTracked, quantity }) => isTracked && quantity > 0)
  const source = from.find(({ id }) => id === variant.locationId) ?? from[0]
  if (!source) return null
  const target = stock.find(({ id }) => id !== source.id)
  return (
    <ConfirmForm trigger={words.title} title={words.title} text={fullName(variant)} confirm={words.title}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={variant.id} />
      <div className="grid gap-3">
        <Select label={words.from} name="from" defaultValue={source.id}>
          {from.map(({ id, name, quantity }) => (
            <option key={id} value={id}>
              {words.withQuantity(name, quantity)}
            </option>
          ))}
        </Select>
        <Select label={words.to} name="to" defaultValue={target?.id}>
          {stock.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field label={inventory.quantity} name="quantity" type="number" min={1} max={quantityMax} required defaultValue={1} />
        <Field label={inventory.note} optional={stockPage.optional} hint={stockPage.noteHint} name="note" maxLength={500} />
      </div>
    </ConfirmForm>
  )
}
