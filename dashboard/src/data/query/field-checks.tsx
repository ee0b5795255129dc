import { ChevronRight } from 'lucide-react'
import { useTexts } from '../../texts/texts.ts'
import type { DataField } from '../grid/field.ts'
import { useQuestion } from './question-context.ts'
import { useProblem } from './use-problem.ts'

/** Selects the fields to return. With no selection all of the collection's own fields are checked; the list is expanded if only some are. */
export function FieldChecks() {
  const { dataQuery: words } = useTexts().dashboard
  const { asked, draft, fields } = useQuestion()
  const plain = fields.filter(({ key }) => !key.includes('.'))
  const usual = plain.filter(({ isSystem }) => !isSystem).map(({ key }) => key)
  const chosen = asked.columns.length > 0 ? asked.columns : usual
  const isAll = draft.columns.length === 0 || (draft.columns.length === usual.length && usual.every((key) => draft.columns.includes(key)))
  return (
    <details open={asked.columns.length > 0} className="group/fields">
      <summary className="flex min-h-6 items-center gap-1.5 font-medium">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-soft group-open/fields:rotate-90 rtl:-scale-x-100" />
        {words.fields}
        <span className="font-normal text-soft">{isAll ? words.allFields : words.fieldsChosen(draft.columns.length, plain.length)}</span>
      </summary>
      <Checks label={words.fields} name="columns" fields={plain} chosen={chosen} />
    </details>
  )
}

/** Selects the references to return as whole items. */
export function IncludedFields() {
  const { dataQuery: words } = useTexts().dashboard
  const { asked, fields } = useQuestion()
  const problem = useProblem('include')
  const references = fields.filter(({ refersTo }) => refersTo !== undefined)
  if (references.length === 0) return null
  return (
    <div>
      <p className="font-medium">{words.include}</p>
      <p className="text-small text-soft">{words.includeHint}</p>
      <Checks label={words.include} name="include" fields={references} chosen={asked.include} />
      {problem && <p className="mt-1 text-small font-medium text-danger">{problem}</p>}
    </div>
  )
}

interface ChecksProps {
  label: string
  name: string
  fields: readonly DataField[]
  chosen: readonly string[]
}

const Checks = ({ label, name, fields, chosen }: ChecksProps) => (
  <ul aria-label={label} className="mt-1 grid grid-cols-2 gap-x-3">
    {fields.map(({ key, label: text }) => (
      <li key={key}>
        <label className="flex min-h-8 items-center gap-2">
          <input type="checkbox" name={name} value={key} defaultChecked={chosen.includes(key)} className="size-4 shrink-0" />
          <span className="min-w-0 truncate">{text}</span>
        </label>
      </li>
    ))}
  </ul>
)
