import { useState } from 'react'
import { Select } from '@stoa/ui/components/field'
import type { Import } from '../../imports/import-view.ts'
import { canNameItems } from '../../imports/mapping-form.ts'
import { useTexts } from '../../texts/texts.ts'

interface DisplayFieldProps {
  columns: Import['columns']
  /** The target of each column. */
  choices: readonly string[]
  /** The index of the column that fits best; -1 if there is none. */
  suggested: number
}

/** Selects the column that names the items of a new collection, and shows what they will be called. */
export function DisplayField({ columns, choices, suggested }: DisplayFieldProps) {
  const { imports: words } = useTexts().dashboard
  const [chosen, setChosen] = useState(suggested)
  const offered = columns.map((column, index) => ({ ...column, index })).filter(({ index }) => canNameItems(choices[index] ?? ''))
  const shown = [chosen, suggested].map((index) => offered.find((one) => one.index === index)).find(Boolean) ?? offered[0]
  if (!shown) return <p className="text-soft">{words.displayNone}</p>
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Select
        label={words.displayColumn}
        hint={words.displayHint}
        name="displayColumn"
        value={shown.index}
        onChange={({ target }) => setChosen(Number(target.value))}
        className="min-w-0"
      >
        {offered.map(({ name, index }) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </Select>
      <div aria-live="polite" className="min-w-0">
        <p className="mb-1 font-medium">{words.displayPreview}</p>
        <ul className="list-disc space-y-0.5 ps-5">
          {shown.samples.map((sample) => (
            <li key={sample} className="wrap-anywhere">
              <bdi className="line-clamp-2">{sample}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
