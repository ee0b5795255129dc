import type { Names } from '../../../grid/window.ts'
import { useTexts } from '../../../texts/texts.ts'
import { fieldAt, type DataField } from '../../grid/field.ts'
import { ItemCell } from '../../grid/item-cell.tsx'
import type { Change } from './versions.ts'

/** The context needed to display values. */
export interface DisplayContext {
  fields: readonly DataField[]
  names: Names
  timeZone: string
}

/** Fields before and after a change. */
export function ChangesTable({ changes, ...looks }: DisplayContext & { changes: readonly Change[] }) {
  const { itemHistory: words } = useTexts().dashboard
  return (
    <table className="w-full border-t border-line text-start text-small">
      <caption className="sr-only">{words.changed}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, before, after }) => {
          const field = fieldAt(looks.fields, key)
          return (
            <tr key={key} className="border-t border-line align-top first:border-t-0 max-md:block max-md:py-2 *:px-(--pad) md:*:py-1.5">
              <th scope="row" className="text-start font-medium wrap-anywhere max-md:block md:w-1/4">
                {field.label}
              </th>
              <td className="wrap-anywhere max-md:block md:w-3/8">
                <Side mark="−" look="text-danger" {...{ ...looks, field, value: before }} />
              </td>
              <td className="wrap-anywhere max-md:block md:w-3/8">
                <Side mark="+" look="text-good" {...{ ...looks, field, value: after }} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface SideProps extends Omit<DisplayContext, 'fields'> {
  field: DataField
  value: unknown
  mark: string
  look: string
}

function Side({ field, value, mark, look, names, timeZone }: SideProps) {
  const { itemHistory: words } = useTexts().dashboard
  if (value === undefined || value === null) return <span className="text-soft">{words.nothing}</span>
  return (
    <span className={`flex gap-1.5 ${look}`}>
      <span aria-hidden className="font-mono select-none">
        {mark}
      </span>
      <span dir="auto" className="peek-value min-w-0">
        <ItemCell {...{ field, value, names, timeZone }} />
      </span>
    </span>
  )
}
