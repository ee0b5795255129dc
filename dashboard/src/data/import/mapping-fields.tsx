import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { useTexts } from '../../texts/texts.ts'
import { ColumnList } from './column-list.tsx'
import { DisplayField } from './display-field.tsx'
import type { Import } from './import-view.ts'
import { choiceOf } from './mapping-form.ts'

interface MappingFieldsProps {
  one: Import
  fields: readonly { key: string; name: string }[]
  /** The field that already names the items of the collection. */
  nameField: string | undefined
}

/** The targets of the columns, and the column that names the items. */
export function MappingFields({ one: { columns, mapping, displayField }, fields, nameField }: MappingFieldsProps) {
  const { imports: words } = useTexts().dashboard
  const [choices, setChoices] = useState(() => columns.map(({ name }) => choiceOf(mapping.find(({ column }) => column === name))))
  const suggested = columns.findIndex(({ name }) =>
    mapping.some(({ column, field }) => column === name && field !== undefined && field === displayField),
  )
  return (
    <>
      <Card title={words.columnsTitle} flush>
        <ColumnList
          columns={columns}
          mapping={mapping}
          fields={fields}
          onChoice={(index, choice) => setChoices((before) => before.with(index, choice))}
        />
      </Card>
      <Card title={words.displayField}>
        {nameField === undefined ? (
          <DisplayField columns={columns} choices={choices} suggested={suggested} />
        ) : (
          <p className="wrap-anywhere">{words.displayFixed(nameField)}</p>
        )}
      </Card>
    </>
  )
}
