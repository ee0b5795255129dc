import { Form } from 'react-router'
import { quantityMax } from '@stoa/contract/stock/preorder'
import { useTexts } from '../texts/texts.ts'
import { ReasonOptions } from './adjustment-options.tsx'
import { freeOf, fullName, type InventoryRow, isAdjustable } from './inventory-row.ts'

/** Sets what can be sold of a variant, in its row. If it has changed in the meantime, nothing is saved. */
export function QuickAdjust({ row }: { row: InventoryRow }) {
  const { inventory: texts } = useTexts().dashboard
  if (!isAdjustable(row)) return null
  return (
    <Form method="post" preventScrollReset className="relative z-10 flex items-center justify-end gap-1.5">
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="location" value={row.locationId} />
      <input type="hidden" name="expected" value={freeOf(row)} />
      <input
        key={freeOf(row)}
        type="number"
        name="quantity"
        min={0}
        max={quantityMax}
        required
        defaultValue={row.quantity}
        aria-label={texts.adjustOf(fullName(row))}
        className="control w-18 px-2! text-end"
      />
      <ReasonSelect className="w-28" />
      <button type="submit" name="intent" value="set" className="button button-quiet px-2.5!">
        {texts.save}
      </button>
    </Form>
  )
}

export function ReasonSelect({ className = 'w-auto' }: { className?: string }) {
  const { inventory: texts } = useTexts().dashboard
  return (
    <select name="reason" defaultValue="COUNTED" aria-label={texts.reason} className={`control ${className}`}>
      <ReasonOptions />
    </select>
  )
}
