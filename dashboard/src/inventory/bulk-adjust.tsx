import { quantityMax } from '@stoa/contract/stock/preorder'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { BulkForm } from '../kit/bulk-form.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Adjusted } from './adjust.server.ts'
import { ActionOptions } from './adjustment-options.tsx'
import { ReasonSelect } from './quick-adjust.tsx'

export const bulkFormId = 'inventory-bulk'

/** Adjusts the selected variants. */
export function BulkAdjust({ locationId }: { locationId: string | undefined }) {
  const { inventory: texts } = useTexts().dashboard
  return (
    <BulkForm id={bulkFormId}>
      {locationId && <input type="hidden" name="location" value={locationId} />}
      <select name="action" aria-label={texts.action} className="control w-auto">
        <ActionOptions />
      </select>
      <input
        type="number"
        name="quantity"
        min={0}
        max={quantityMax}
        required
        defaultValue={1}
        aria-label={texts.quantity}
        className="control w-24"
      />
      <ReasonSelect />
      <input name="note" maxLength={500} placeholder={texts.note} aria-label={texts.note} className="control w-40" />
      <Button type="submit" name="intent" value="adjust">
        {texts.apply}
      </Button>
    </BulkForm>
  )
}

/** What became of an adjustment. */
export function AdjustResult({ done, problems }: { done?: Adjusted | undefined; problems?: FormProblems | undefined }) {
  const texts = useTexts()
  const { inventory: words } = texts.dashboard
  if (problems)
    return (
      <Notice
        tone="problem"
        title={problems.code === 'NOTHING_SELECTED' ? words.nothingSelected : problemSummary(texts, problems)}
        focused
      />
    )
  if (!done) return null
  const { count, failed, isThreshold } = done
  return (
    <>
      {(count > 0 || isThreshold) && (
        <Notice tone="good" focused>
          {isThreshold ? words.thresholdSaved : words.done(count)}
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice tone="problem" title={words.failed(failed.length)} focused={count === 0}>
          <ul className="list-disc ps-5">
            {failed.map(({ id, name, code }) => (
              <li key={id}>
                {name}: {words.errors[code]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
