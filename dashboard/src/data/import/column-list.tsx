import { useTexts } from '../../texts/texts.ts'
import type { Import } from './import-view.ts'
import { choiceOf, offeredTypes } from './mapping-form.ts'

interface ColumnListProps {
  columns: Import['columns']
  mapping: Import['mapping']
  /** The fields of the collection. */
  fields: readonly { key: string; name: string }[]
  onChoice: (index: number, choice: string) => void
}

/** Every column of a file with sample cells and its target field. */
export function ColumnList({ columns, mapping, fields, onChoice }: ColumnListProps) {
  const { imports: words } = useTexts().dashboard
  return (
    <ul className="divide-y divide-line">
      {columns.map(({ name, samples }, index) => (
        <li key={name} className="grid gap-x-6 gap-y-2 px-(--pad) py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-center">
          <label htmlFor={`to-${index}`} className="min-w-0">
            <span className="block font-medium wrap-anywhere">{name}</span>
            <span className="block truncate text-small text-soft">{samples.join(' · ')}</span>
            <span className="sr-only">{words.goesTo}</span>
          </label>
          <select
            id={`to-${index}`}
            name={`to.${index}`}
            className="control"
            onChange={({ target }) => onChoice(index, target.value)}
            defaultValue={choiceOf(mapping.find(({ column }) => column === name))}
          >
            <option value="SKIP">{words.skip}</option>
            <option value="ID">{words.asId}</option>
            <option value="OTHER_FIELDS">{words.otherFields}</option>
            {fields.length > 0 && (
              <optgroup label={words.existing}>
                {fields.map((field) => (
                  <option key={field.key} value={`FIELD:${field.key}`}>
                    {field.name}
                  </option>
                ))}
              </optgroup>
            )}
            <FreeFields mapping={mapping} fields={fields} column={name} />
            <optgroup label={words.fresh}>
              {offeredTypes.map((type) => (
                <option key={type} value={`NEW:${type}`}>
                  {words.newField(words.types[type])}
                </option>
              ))}
            </optgroup>
          </select>
        </li>
      ))}
    </ul>
  )
}

/** A field that the collection does not define, as objects may have: it can still be selected. */
function FreeFields({ mapping, fields, column }: Pick<ColumnListProps, 'mapping' | 'fields'> & { column: string }) {
  const mapped = mapping.find((one) => one.column === column)
  if (mapped?.to !== 'FIELD' || fields.some(({ key }) => key === mapped.field)) return null
  return <option value={`FIELD:${mapped.field}`}>{mapped.field}</option>
}
