import { useTexts } from '../texts/texts.ts'
import type { Import, RefusedPlan } from './import-view.ts'
import { choiceOf } from './mapping-form.ts'

/** Some of what a column can be imported into, under a heading if it has a label. */
export interface ChoiceGroup {
  label?: string
  choices: readonly { value: string; text: string }[]
}

interface ColumnListProps {
  columns: Import['columns']
  mapping: Import['mapping']
  /** What each column can be imported into. */
  groupsOf: (mapped: Import['mapping'][number] | undefined) => readonly ChoiceGroup[]
  /** Choices that were refused, and why. */
  typed?: RefusedPlan['typed'] | undefined
  errorOf?: (index: number) => string | undefined
  onChoice?: (index: number, choice: string) => void
}

/** Every column of a file with sample cells and its target field. */
export function ColumnList({ columns, mapping, groupsOf, typed, errorOf, onChoice }: ColumnListProps) {
  const { imports: words } = useTexts().dashboard
  return (
    <ul className="divide-y divide-line">
      {columns.map(({ name, samples }, index) => {
        const mapped = mapping.find(({ column }) => column === name)
        const error = errorOf?.(index)
        return (
          <li key={name} className="grid gap-x-6 gap-y-2 px-(--pad) py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-center">
            <label htmlFor={`to-${index}`} className="min-w-0">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="block truncate text-small text-soft">{samples.join(' · ')}</span>
              <span className="sr-only">{words.goesTo}</span>
            </label>
            <div className="min-w-0">
              <select
                id={`to-${index}`}
                name={`to.${index}`}
                className="control"
                onChange={({ target }) => onChoice?.(index, target.value)}
                defaultValue={typed?.[`to.${index}`] ?? choiceOf(mapped)}
                {...(error && { 'aria-invalid': true, 'aria-describedby': `to-${index}-error` })}
              >
                {groupsOf(mapped).map((group, at) => (
                  <Group key={at} {...group} />
                ))}
              </select>
              {error && (
                <p id={`to-${index}-error`} className="mt-1 text-small font-medium text-danger">
                  {error}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Group({ label, choices }: ChoiceGroup) {
  const options = choices.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
  return label === undefined ? options : <optgroup label={label}>{options}</optgroup>
}
