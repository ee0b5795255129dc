import { Fragment, type ReactNode } from 'react'
import { fieldAt, type DataField } from '../grid/field.ts'
import { useQuestion } from './question-context.ts'

interface FieldOptionsProps {
  /** Defaults to the fields of the collection. */
  fields?: readonly DataField[]
  /** Included even if no such field exists. */
  chosen: string | undefined
  /** Further options to insert before a field. */
  before?: (field: DataField) => ReactNode
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
