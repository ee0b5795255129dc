import { nameViolation } from '../../catalogue/change/public.ts'
import type { Reading } from './input.ts'

/** A name that is sent. Empty if it is wrong. */
export function readName(name: string | null | undefined, field: string, { violations }: Reading): string {
  const read = name?.trim() ?? ''
  const wrong = nameViolation(field, read)
  if (wrong) violations.push(wrong)
  return wrong ? '' : read
}
