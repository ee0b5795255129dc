import { quantityMax } from '@stoa/contract/stock/preorder'
import { Field, Select } from '@stoa/ui/components/field'
import type { FormProblems } from '@stoa/ui/form-problems'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { useTexts } from '../texts/texts.ts'
import { fullName, type InventoryRow } from './inventory-row.ts'
import { moveProblems } from './move-problems.ts'
import type { StockAt } from './stock-by-location.server.ts'

/** A move that was refused. */
export interface RefusedMove {
  problems: FormProblems
  typed: Readonly<Record<string, string>>
}

interface MoveStockProps {
  variant: InventoryRow
  /** At all locations. */
  stock: readonly StockAt[]
  refused: RefusedMove | undefined
}

/** Moves stock of a variant from one location to another: from the one on the page if it has some, else to it. */
export function MoveStock({ variant, stock, refused }: MoveStockProps) {
  const texts = useTexts()
  const { stockPage, inventory } = texts.dashboard
  const words = stockPage.move
  const from = stock.filter(({ isTracked, quantity }) => isTracked && quantity > 0)
  const source = from.find(({ id }) => id === variant.locationId) ?? from[0]
  if (!source) return null
  const others = stock.filter(({ id }) => id !== source.id)
  const target = others.find(({ id }) => id === variant.locationId) ?? others[0]
  const { problems, typed = {} } = refused ?? {}
  const errors = problems && moveProblems(texts, problems)
  return (
    <ConfirmForm trigger={words.title} title={words.title} text={fullName(variant)} confirm={words.title} refusal={problems}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={variant.id} />
      <div className="grid gap-3">
        <Select label={words.from} name="from" defaultValue={typed['from'] ?? source.id}>
          {from.map(({ id, name, quantity }) => (
            <option key={id} value={id}>
              {words.withQuantity(name, quantity)}
            </option>
          ))}
        </Select>
        <Select label={words.to} name="to" defaultValue={typed['to'] ?? target?.id} error={errors?.to}>
          {stock.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field
          label={inventory.quantity}
          name="quantity"
          type="number"
          min={1}
          max={quantityMax}
          required
          defaultValue={typed['quantity'] ?? 1}
          error={errors?.quantity}
        />
        <Field
          label={inventory.note}
          optional={stockPage.optional}
          hint={stockPage.noteHint}
          name="note"
          maxLength={500}
          defaultValue={typed['note']}
          error={errors?.note}
        />
      </div>
    </ConfirmForm>
  )
}
