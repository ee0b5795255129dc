import { Columns3 } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { useTexts } from '../texts/texts.ts'
import { visibleColumns, type Column } from './columns.ts'
import { Dropdown } from './dropdown.tsx'
import { HiddenParams } from './hidden-params.tsx'

/** Selects a list's columns, which are stored in its URL. */
export function ColumnPicker<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const { kit } = useTexts().dashboard
  const [query] = useSearchParams()
  const shown = visibleColumns(query, columns)
  return (
    <Dropdown
      side="end"
      trigger={
        <>
          <Columns3 aria-hidden className="size-4" />
          {kit.columns}
        </>
      }
    >
      <Form className="grid gap-2 p-2" key={shown.map(({ name }) => name).join()}>
        <HiddenParams query={query} except={['columns']} />
        <fieldset className="grid gap-0.5">
          <legend className="sr-only">{kit.showColumns}</legend>
          {columns.slice(1).map((column) => (
            <label key={column.name} className="flex min-h-8 items-center gap-2">
              <input type="checkbox" name="columns" value={column.name} defaultChecked={shown.includes(column)} className="size-4" />
              {column.label}
            </label>
          ))}
        </fieldset>
        <Button type="submit" data-closes>
          {kit.apply}
        </Button>
      </Form>
    </Dropdown>
  )
}
