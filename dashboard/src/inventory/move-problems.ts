import { fieldError, problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import type { Texts } from '../texts/texts.ts'

/** Why a move was refused, as text: beside its fields, and in one line. */
export function moveProblems(texts: Texts, problems: FormProblems) {
  const { move } = texts.dashboard.stockPage
  const { code, fields, data } = problems
  const at = {
    to: fields['to'] && move.sameLocation,
    quantity: code === 'INSUFFICIENT_INVENTORY' ? move.notEnough(Number(data['available'])) : fieldError(texts, problems, 'quantity'),
    note: fieldError(texts, problems, 'note'),
  }
  return { ...at, summary: at.to ?? at.quantity ?? at.note ?? problemSummary(texts, problems) }
}
