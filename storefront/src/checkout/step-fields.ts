import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import type { Texts } from '../texts/texts.ts'

/** The props of a form field: its name, value and error. */
export interface FieldFacts {
  name: string
  defaultValue: string
  error: string | undefined
  /** The first field with an error gets the focus, also without scripts. */
  autoFocus: boolean
}

interface Returned {
  problems: FormProblems | undefined
  /** Unsaved input, which takes precedence over the stored value. */
  typed: Readonly<Record<string, string>>
}

/** The fields of a form that may have been sent back, in order. */
export function fieldsOf(texts: Texts, { problems, typed }: Returned, order: readonly string[]) {
  const first = order.find((name) => problems?.fields[name])
  return (name: string, otherwise: string): FieldFacts => ({
    name,
    defaultValue: typed[name] ?? otherwise,
    error: fieldError(texts, problems, name),
    autoFocus: name === first,
  })
}
