import type { GridField } from './field.ts'
import type { GridFacts } from './grid-context.ts'

/** Why a cell of a writable field cannot be changed, with the latest edits of its row. */
export const whyFixed = (
  { model, whyFixed: why }: Pick<GridFacts, 'model' | 'whyFixed'>,
  field: GridField,
  id: string,
): string | undefined => (field.isReadOnly ? undefined : why(field, (key) => model.rows.valueOf(id, key)))

export const isFixed = (facts: Pick<GridFacts, 'model' | 'whyFixed'>, field: GridField, id: string): boolean =>
  field.isReadOnly || whyFixed(facts, field, id) !== undefined

/** The value of a cell, unless it doesn’t apply to its row. */
export const appliedValue = (facts: Pick<GridFacts, 'model' | 'whyFixed'>, field: GridField, id: string): unknown =>
  whyFixed(facts, field, id) === undefined ? facts.model.rows.valueOf(id, field.key) : undefined
