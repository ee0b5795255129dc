import { useState } from 'react'
import { ColumnList } from '../../imports/column-list.tsx'
import type { Import } from '../../imports/import-view.ts'
import { choiceOf } from '../../imports/mapping-form.ts'
import { Card } from '../../kit/card.tsx'
import { useTexts } from '../../texts/texts.ts'
import { DisplayField } from './display-field.tsx'
import { itemChoices, type ImportedFields } from './item-choices.ts'

interface MappingFieldsProps {
  one: Import
  fields: ImportedFields
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
          groupsOf={(mapped) => itemChoices(words, fields, mapped)}
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
