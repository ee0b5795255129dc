import { adjustmentReasons } from '@stoa/contract/stock/reasons'
import { useTexts } from '../texts/texts.ts'

export const adjustmentActions = ['ADD', 'REMOVE', 'SET'] as const

/** What an adjustment does with its quantity. */
export function ActionOptions() {
  const { inventory: texts } = useTexts().dashboard
  return adjustmentActions.map((action) => (
    <option key={action} value={action}>
      {texts.actions[action]}
    </option>
  ))
}

/** Why stock changes. */
export function ReasonOptions() {
  const { inventory: texts } = useTexts().dashboard
  return adjustmentReasons.map((reason) => (
    <option key={reason} value={reason}>
      {texts.reasons[reason]}
    </option>
  ))
}
