import { Calculator, ListTree, SearchX } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { Card } from '../../kit/card.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ListPages } from '../../kit/list-pages.tsx'
import { withParams } from '../../kit/list-state.ts'
import { useTexts } from '../../texts/texts.ts'
import { fieldAt, type DataField } from '../grid/field.ts'
import { CellText } from './cell.tsx'
import { chartableFigures } from './charts.ts'
import type { DataQuery } from './data-query.ts'
import { ItemsTable } from './items-table.tsx'
import { ResultChart } from './result-chart.tsx'
import { resultColumns } from './result-columns.ts'
import { RowsTable, type TableColumn } from './rows-table.tsx'
import { RunFacts } from './run-facts.tsx'
import type { Outcome } from './run-query.server.ts'
import { useColumnLabel } from './use-labels.ts'
import { ViewLinks } from './view-links.tsx'

interface ResultsProps {
  collectionId: string
  name: string
  asked: DataQuery
  fields: readonly DataField[]
  timeZone: string
  outcome: Outcome
}

/** The results of the query. */
export function Results(props: ResultsProps) {
  const { outcome } = props
  const texts = useTexts()
  const { dataQuery: words } = texts.dashboard
  if (outcome.kind === 'nothing') return <EmptyQuery mode={props.asked.mode} />
  if (outcome.kind === 'refused')
    return (
      <Notice tone="problem" title={words.refused} focused>
        {problemSummary(texts, outcome.problems)}
      </Notice>
    )
  if (outcome.facts.count === 0 && !props.asked.cursor) return <NoResults mode={props.asked.mode} />
  return (
    <>
      {outcome.kind === 'items' ? <ItemResults {...props} outcome={outcome} /> : <RowResults {...props} outcome={outcome} />}
      <ListPages previous={outcome.facts.previous} next={outcome.facts.next} />
    </>
  )
}

function EmptyQuery({ mode }: Pick<DataQuery, 'mode'>) {
  const { dataQuery: words } = useTexts().dashboard
  const [query] = useSearchParams()
  if (mode === 'values') return <EmptyState icon={ListTree} title={words.emptyValues} text={words.emptyValuesHint} />
  return (
    <EmptyState
      icon={Calculator}
      title={words.emptySummary}
      text={words.emptySummaryHint}
      action={
        <Link to={withParams(query, { figure: 'count' })} className="button button-primary">
          {words.countAll}
        </Link>
      }
    />
  )
}

function NoResults({ mode }: Pick<DataQuery, 'mode'>) {
  const { dataQuery: words } = useTexts().dashboard
  const [title, text] = mode === 'query' ? [words.noItems, words.noItemsHint] : [words.noGroups, words.noGroupsHint]
  return <EmptyState icon={SearchX} title={title} text={text} />
}

type OutcomeProps<Kind extends Outcome['kind']> = Omit<ResultsProps, 'outcome'> & { outcome: Extract<Outcome, { kind: Kind }> }

function ItemResults({ collectionId, name, asked, fields, timeZone, outcome: { items, names, facts } }: OutcomeProps<'items'>) {
  const { dataQuery: words } = useTexts().dashboard
  const own = fields.filter(({ isSystem, key }) => !isSystem && !key.includes('.'))
  const columns = asked.columns.length > 0 ? asked.columns.map((key) => fieldAt(fields, key)) : own
  return (
    <Card
      title={words.results}
      flush
      detail={<RunFacts {...{ facts, collectionId, fields }} mode="query" />}
      actions={<ViewLinks collectionId={collectionId} asked={asked} />}
    >
      <ItemsTable caption={words.resultsOf(name)} {...{ collectionId, asked, columns, items, names, timeZone }} />
    </Card>
  )
}

function RowResults({ collectionId, name, asked, fields, outcome: { rows, chart, facts } }: OutcomeProps<'rows'>) {
  const { dataQuery: words } = useTexts().dashboard
  const labelOf = useColumnLabel()
  const isSummary = asked.mode === 'summary'
  const isOneGroup = isSummary && asked.groups.length === 0
  const columns = resultColumns(isSummary ? asked : { groups: [{ field: asked.field }], figures: [] }, fields)
  const shown = columns.map((column): TableColumn => ({
    name: column.name,
    label: labelOf(column),
    isNumber: column.kind === 'number',
    isGroup: column.role === 'group',
  }))
  const figures = chartableFigures(columns).map((column) => ({ name: column.name, label: labelOf(column) }))
  return (
    <Card title={words.results} flush detail={<RunFacts {...{ facts, collectionId, fields }} mode={isOneGroup ? undefined : asked.mode} />}>
      {chart && <ResultChart key={chart.figure} view={chart} figures={figures} />}
      {isOneGroup ? (
        <dl className="flex flex-wrap gap-x-10 gap-y-4 px-(--pad) pb-(--pad)">
          {shown.map(({ name: key, label }, index) => (
            <div key={key}>
              <dt className="text-small text-soft">{label}</dt>
              <dd className="text-heading font-semibold tabular-nums wrap-anywhere">
                <CellText cell={rows[0]?.cells[index] ?? null} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <RowsTable
          caption={words.resultsOf(name)}
          {...{ collectionId, rows }}
          columns={shown}
          sort={isSummary ? asked.sort : undefined}
          environment={asked.environment}
        />
      )}
    </Card>
  )
}
