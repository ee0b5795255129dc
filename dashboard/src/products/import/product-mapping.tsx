import { useState } from 'react'
import { ColumnList } from '../../imports/column-list.tsx'
import type { Import, RefusedPlan } from '../../imports/import-view.ts'
import { choiceOf } from '../../imports/mapping-form.ts'
import { Card } from '../../kit/card.tsx'
import { useTexts } from '../../texts/texts.ts'
import { productChoices } from './product-fields.ts'

interface ProductMappingProps {
  one: Import
  answer: RefusedPlan | undefined
}

/** The product fields that columns are imported into. */
export function ProductMapping({ one: { columns, mapping }, answer }: ProductMappingProps) {
  const { imports: words, productImport: texts } = useTexts().dashboard
  const groups = productChoices(words.skip, texts)
  const [choices, setChoices] = useState(() =>
    columns.map(({ name }, index) => answer?.typed[`to.${index}`] ?? choiceOf(mapping.find(({ column }) => column === name))),
  )
  const imported = choices.filter((choice) => choice !== 'SKIP').length
  return (
    <Card title={words.columnsTitle} detail={texts.mapped(imported, columns.length)} flush>
      <ColumnList
        columns={columns}
        mapping={mapping}
        groupsOf={() => groups}
        typed={answer?.typed}
        onChoice={(index, choice) => setChoices((before) => before.with(index, choice))}
        errorOf={(index) => (answer?.problems.fields[`mapping[${index}].field`] ? texts.fieldUsed : undefined)}
      />
    </Card>
  )
}
