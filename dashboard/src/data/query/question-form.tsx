import { Play } from 'lucide-react'
import { useMemo, useState, type FormEvent } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Field, Select } from '@stoa/ui/components/field'
import { Card } from '../../kit/card.tsx'
import { useTexts } from '../../texts/texts.ts'
import { environmentName } from '../environment.ts'
import { Choice } from './choice.tsx'
import { queryIn, sizes, type DataQuery } from './data-query.ts'
import { FieldChecks, IncludedFields } from './field-checks.tsx'
import { FieldOptions } from './field-options.tsx'
import { FilterField } from './filter-field.tsx'
import { QuestionContext, useQuestion, type Question } from './question-context.ts'
import { columnsAsFields, resultColumns } from './result-columns.ts'
import { SortRows } from './sort-rows.tsx'
import { FigureRows, GroupRows } from './summary-rows.tsx'
import { useColumnLabel } from './use-labels.ts'

interface QuestionFormProps extends Omit<Question, 'draft' | 'columns'> {
  /** The address of an empty query in the same mode. */
  startOver: string
}

/** The query as a native form that submits to an address, with or without scripts. */
export function QuestionForm({ startOver, ...known }: QuestionFormProps) {
  const { dataQuery: words } = useTexts().dashboard
  const { asked, fields } = known
  const [draft, setDraft] = useState(asked)
  const isRunning = useNavigation().state === 'loading'
  const question = useMemo(() => ({ ...known, draft, columns: resultColumns(draft, fields) }), [known, draft, fields])
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>): void => setDraft(queryIn(paramsOf(currentTarget)))
  return (
    <QuestionContext value={question}>
      <Card title={words.question}>
        <Form className="space-y-5" onChange={onChange} preventScrollReset>
          <input type="hidden" name="mode" value={asked.mode} />
          <input type="hidden" name="run" value="1" />
          {asked.environment === 'SANDBOX' && <input type="hidden" name={environmentName} value={asked.environment} />}
          <Parts mode={asked.mode} />
          <div className="flex flex-wrap items-center gap-3">
            <button type="submit" className="button button-primary grow" disabled={isRunning}>
              <Play aria-hidden className="size-4" />
              {words.run}
            </button>
            <Link to={startOver} className="link text-small" preventScrollReset>
              {words.startOver}
            </Link>
          </div>
        </Form>
      </Card>
    </QuestionContext>
  )
}

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(texts)
}

function Parts({ mode }: Pick<DataQuery, 'mode'>) {
  const { fields } = useQuestion()
  return (
    <>
      {mode === 'values' && <ValuesOf />}
      {mode === 'summary' && (
        <>
          <GroupRows />
          <FigureRows />
        </>
      )}
      <FilterField name="filter" fields={fields} />
      {mode === 'summary' ? (
        <OfResults />
      ) : (
        mode === 'query' && (
          <>
            <SortRows choices={fields.map(({ key, label }) => ({ name: key, label }))} />
            <FieldChecks />
            <IncludedFields />
          </>
        )
      )}
      <Paging />
    </>
  )
}

/** Filter and sort of the results use the groups and figures currently in the form. */
function OfResults() {
  const { columns } = useQuestion()
  const labelOf = useColumnLabel()
  return (
    <>
      <FilterField name="having" fields={columnsAsFields(columns, labelOf)} />
      <SortRows choices={columns.map((column) => ({ name: column.name, label: labelOf(column) }))} />
    </>
  )
}

function ValuesOf() {
  const { dataQuery: words } = useTexts().dashboard
  const { asked } = useQuestion()
  return (
    <>
      <div>
        <p aria-hidden className="mb-1 font-medium">
          {words.valuesOf}
        </p>
        <Choice label={words.valuesOf} place="field" name="field" defaultValue={asked.field}>
          <option value="">{words.chooseField}</option>
          <FieldOptions chosen={asked.field} />
        </Choice>
      </div>
      <Select label={words.order} name="order" defaultValue={asked.isDown ? 'DESC' : 'ASC'}>
        {(['ASC', 'DESC'] as const).map((order) => (
          <option key={order} value={order}>
            {words.orders[order]}
          </option>
        ))}
      </Select>
    </>
  )
}

function Paging() {
  const { dataQuery: words } = useTexts().dashboard
  const { asked } = useQuestion()
  return (
    <div className="grid grid-cols-2 gap-2">
      <Select label={words.size} name="size" defaultValue={asked.size}>
        {sizes
          .toSorted((one, other) => one - other)
          .map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
      </Select>
      {asked.mode === 'query' && (
        <Field label={words.offset} name="offset" type="number" min={0} max={10_000} defaultValue={asked.offset || undefined} />
      )}
    </div>
  )
}
