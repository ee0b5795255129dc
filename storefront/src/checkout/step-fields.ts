import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import type { Texts } from '../texts/texts.ts'

/** What a field of a form is given: its name, what stands in it, what is wrong with it. */
export interface FieldFacts {
  name: string
  defaultValue: string
  error: string | undefined
  /** The first field with an error has the focus, also where no script could give it. */
  autoFocus: boolean
}

interface Returned {
  problems: FormProblems | undefined
  /** What was typed before, which goes before what is kept. */
  typed: Readonly<Record<string, string>>
}

/** The fields of a form that may have come back, in the order in which they stand. */
export function fieldsOf(texts: Texts, { problems, typed }: Returned, order: readonly string[]) {
  const first = order.find((name) => problems?.fields[name])
  return (name: string, otherwise: string): FieldFacts => ({
    name,
    defaultValue: typed[name] ?? otherwise,
    error: fieldError(texts, problems, name),
    autoFocus: name === first,
  })
}
