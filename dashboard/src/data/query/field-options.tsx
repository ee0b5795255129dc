import { Fragment, type ReactNode } from 'react'
import { fieldAt, type GridField } from '../grid/field.ts'
import { useQuestion } from './question-context.ts'

interface FieldOptionsProps {
  /** Those of the collection where none are said. */
  fields?: readonly GridField[]
  /** A name of the address that no field has stays a choice. */
  chosen: string | undefined
  /** More ways to choose a field, before it. */
  before?: (field: GridField) => ReactNode
}

export function FieldOptions({ fields: given, chosen, before }: FieldOptionsProps) {
  const { fields: all } = useQuestion()
  const fields = given ?? all
  const offered = !chosen || fields.some(({ key }) => key === chosen) ? fields : [...fields, fieldAt(all, chosen)]
  return offered.map((field) => (
    <Fragment key={field.key}>
      {before?.(field)}
      <option value={field.key}>{field.label}</option>
    </Fragment>
  ))
}
