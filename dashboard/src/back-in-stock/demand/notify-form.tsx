import { waveMax } from '@stoa/contract/back-in-stock/wave'
import { Field } from '@stoa/ui/components/field'
import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import { ConfirmForm } from '../../kit/confirm-form.tsx'
import { useTexts } from '../../texts/texts.ts'
import { itemName } from '../item-name.ts'
import type { DemandRow } from './demand-row.ts'

/** A form that was sent back. */
export interface RefusedWave {
  problems: FormProblems
  typed: Readonly<Record<string, string>>
}

interface NotifyFormProps {
  row: DemandRow
  refused: RefusedWave | undefined
}

/** Notifies shoppers who wait for an item. */
export function NotifyForm({ row, refused }: NotifyFormProps) {
  const texts = useTexts()
  const { backInStockDemand: words, backInStock } = texts.dashboard
  const name = itemName(row, backInStock.deletedProduct)
  if (row.waiting === 0) return <Idle />
  const problems = refused && isOf(refused, row) ? refused.problems : undefined
  const error = fieldError(texts, problems, 'limit')
  return (
    <div className="text-start">
      <ConfirmForm
        trigger={
          <>
            {words.notify}
            <span className="sr-only"> {name}</span>
          </>
        }
        title={words.notifyTitle}
        text={<Circumstances row={row} name={name} />}
        confirm={words.confirm}
        refusal={error === undefined ? undefined : problems}
      >
        <input type="hidden" name="productId" value={row.productId} />
        <input type="hidden" name="variantId" value={row.variantId} />
        <Field
          label={words.limit}
          optional={words.optional}
          hint={words.limitHint}
          name="limit"
          type="number"
          min={1}
          max={waveMax}
          defaultValue={problems && refused?.typed['limit']}
          error={error}
        />
      </ConfirmForm>
    </div>
  )
}

const isOf = ({ typed }: RefusedWave, { productId, variantId }: DemandRow): boolean =>
  typed['productId'] === productId && (typed['variantId'] ?? '') === variantId

/** Why no one can be notified. */
function Idle() {
  const { backInStockDemand: words } = useTexts().dashboard
  return (
    <button type="button" className="button button-quiet" disabled title={words.nothingWaits}>
      {words.notify}
      <span className="sr-only"> ({words.nothingWaits})</span>
    </button>
  )
}

function Circumstances({ row, name }: { row: DemandRow; name: string }) {
  const { backInStockDemand: words } = useTexts().dashboard
  const { waiting, isAnyVariant, choices, isInStock, available } = row
  const stock = isInStock ? (available === undefined ? words.untracked : words.units(available)) : words.notInStock
  return (
    <>
      <p>{words.waitFor(waiting, name)}</p>
      {isAnyVariant && <p>{words.ofProduct}</p>}
      {choices && <p>{words.ofVariant}</p>}
      <p className={isInStock ? '' : 'font-medium text-look'}>{stock}</p>
    </>
  )
}
