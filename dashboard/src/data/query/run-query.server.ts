import type { Client } from '@stoa/sdk'
import { fieldProblem, type FormProblems } from '@stoa/ui/form-problems'
import { isRefusal } from '@stoa/ui/refusal'
import { formProblemsOf } from '@stoa/ui/refused-form'
import type { DataCollection, Shop } from '../../answers.ts'
import { writtenCall } from '../../code/code-of.server.ts'
import type { Names, Item } from '../../grid/window.ts'
import { ifPermitted } from '../../kit/if-permitted.server.ts'
import { keepsDrafts } from '../environment.ts'
import { fieldAt, type DataField } from '../grid/field.ts'
import { namesOf } from '../grid/names.server.ts'
import { cellsOf, type Cell } from './cells.ts'
import { chartView, type ChartView } from './charts.ts'
import { filterOf, type DataQuery } from './data-query.ts'
import { groupFilter } from './group-filter.ts'
import { includedIds } from './included-ids.ts'
import { indexUseOf, type IndexUse } from './index-use.ts'
import { controlOf, requestOf, unreadableFilters, type BuiltRequest } from './request.ts'
import { resultColumns, valueIn } from './result-columns.ts'

/** Facts about a page of results. */
export interface Facts {
  ms: number
  count: number
  /** The total, if it was counted. */
  total: number | undefined
  previous: string | undefined
  next: string | undefined
  served: IndexUse | undefined
}

export interface Row {
  cells: Cell[]
  /** The filter for its items. */
  filter?: string | undefined
}

export type Outcome =
  /** An empty query. */
  | { kind: 'nothing' }
  | { kind: 'refused'; problems: FormProblems }
  | { kind: 'items'; items: Item[]; names: Names; facts: Facts }
  | { kind: 'rows'; rows: Row[]; chart?: ChartView | undefined; facts: Facts }

export interface About {
  collection: DataCollection
  /** The fields of the collection, and nested ones. */
  fields: readonly DataField[]
  shop: Shop
}

/** A query as code. */
export const codeOfQuery = ({ call, request }: BuiltRequest, baseUrl: string) => {
  const written = writtenCall({ call, request, baseUrl })
  return written && { call, ...written, json: JSON.stringify(request, null, 2) }
}

export function builtOf(asked: DataQuery, { collection, fields }: About): BuiltRequest | undefined {
  if (unreadableFilters(asked).length > 0) return undefined
  const withDrafts = keepsDrafts(collection)
  return requestOf(asked, { collectionId: collection.id, columns: resultColumns(asked, fields), withDrafts })
}

/** Runs the query and measures its duration. Problems are returned with the form controls they belong to. */
export async function outcomeOf(client: Client, asked: DataQuery, about: About): Promise<Outcome> {
  const wrong = unreadableFilters(asked)
  if (wrong.length > 0) return { kind: 'refused', problems: fieldProblem('UNREADABLE', ...wrong) }
  const built = builtOf(asked, about)
  if (!built) return { kind: 'nothing' }
  try {
    return await answered(client, { asked, built, about })
  } catch (error) {
    if (!isRefusal(error) || error.status !== 400) throw error
    const problems = formProblemsOf(error)
    // Within a filter, the message needs the path of the problem.
    const placed = Object.entries(problems.fields).map(([argument, problem]) => [
      controlOf(argument, built) ?? argument,
      { ...problem, description: `${argument.replace(/^.*?filter\./i, '')} ${problem.description}` },
    ])
    return { kind: 'refused', problems: { ...problems, fields: Object.fromEntries(placed) } }
  }
}

interface QueryRun {
  asked: DataQuery
  built: BuiltRequest
  about: About
}

interface Page {
  pagingMetadata: {
    total?: number | null | undefined
    hasNext?: boolean | null | undefined
    cursors?: { next?: string | null | undefined; prev?: string | null | undefined } | null | undefined
  }
}

async function answered(client: Client, asking: QueryRun): Promise<Outcome> {
  const { built, about } = asking
  const [{ answer, ms }, listed] = await Promise.all([
    timed(() => called(client, built)),
    ifPermitted(client.dataCollections.listDataIndexes({ dataCollectionId: about.collection.id }), undefined),
  ])
  const found = 'dataItems' in answer ? answer.dataItems : 'results' in answer ? answer.results : answer.distinctValues
  const facts = factsOf(answer, { ms, count: found.length, served: servedIn(asking, listed?.indexes) })
  if ('dataItems' in answer) return { ...(await itemsOf(client, asking, answer.dataItems)), facts }
  if ('results' in answer) return { ...(await summaryOf(client, asking, answer.results)), facts }
  return { ...(await valuesOf(client, asking, answer.distinctValues)), facts }
}

async function timed<Answer>(ask: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const began = performance.now()
  const answer = await ask()
  return { answer, ms: performance.now() - began }
}

type QueriedItems = Awaited<ReturnType<Client['dataItems']['queryDataItems']>>['dataItems']

/** Labels of items that were returned whole are collected like those of the others. */
async function itemsOf(
  client: Client,
  { asked, about }: QueryRun,
  found: QueriedItems,
): Promise<{ kind: 'items'; items: Item[]; names: Names }> {
  const items = found.map(({ id, data }): Item => ({ id: id!, data: data ?? {} }))
  const byIds = items.map(({ id, data }): Item => {
    const ids = asked.include.map((key) => [key, includedIds(data[key])])
    return { id, data: { ...data, ...Object.fromEntries(ids) } }
  })
  return { kind: 'items', items, names: await namesOf(client, about.fields, byIds) }
}

/** The request is built from the form's input: the server validates it. */
async function called({ dataItems }: Client, { call, request }: BuiltRequest) {
  switch (call) {
    case 'dataItems.queryDataItems':
      return dataItems.queryDataItems(request)
    case 'dataItems.aggregateDataItems':
      return dataItems.aggregateDataItems(request)
    case 'dataItems.aggregatePipelineDataItems':
      return dataItems.aggregatePipelineDataItems(request)
    case 'dataItems.queryDistinctValues':
      return dataItems.queryDistinctValues(request)
  }
}

function factsOf({ pagingMetadata }: Page, known: Pick<Facts, 'ms' | 'count' | 'served'>): Facts {
  const { total, hasNext, cursors } = pagingMetadata
  return {
    ...known,
    total: total ?? undefined,
    previous: cursors?.prev ?? undefined,
    next: hasNext ? (cursors?.next ?? undefined) : undefined,
  }
}

function servedIn({ asked, about }: QueryRun, indexes: Parameters<typeof indexUseOf>[1] | undefined): IndexUse | undefined {
  const filter = filterOf(asked.filter)
  if (!indexes || filter === 'unreadable' || asked.cursor) return undefined
  const sort = asked.mode === 'query' ? asked.sort[0]?.key : undefined
  return indexUseOf({ filter, sort, keys: (about.collection.fields ?? []).map(({ key }) => key) }, indexes)
}

type Result = Readonly<Record<string, unknown>>

async function summaryOf(
  client: Client,
  { asked, about }: QueryRun,
  results: readonly Result[],
): Promise<{ kind: 'rows'; rows: Row[]; chart?: ChartView | undefined }> {
  const columns = resultColumns(asked, about.fields)
  const referring = columns.filter(({ field }) => field.refersTo).map(({ field }) => field)
  const items = results.map((result): Item => ({
    id: '',
    data: Object.fromEntries(columns.map((column) => [column.field.key, valueIn(result, column)])),
  }))
  const cellOf = cellsOf(about.shop, await namesOf(client, referring, items))
  const initial = filterOf(asked.filter)
  const rows = results.map((result): Row => {
    const filter = initial === 'unreadable' ? undefined : groupFilter(result, columns, initial)
    return { cells: columns.map((column) => cellOf(valueIn(result, column), column)), filter: filter && JSON.stringify(filter) }
  })
  return { kind: 'rows', rows, chart: chartView({ results, columns, chosen: asked.chart, locale: about.shop.locale, cellOf }) }
}

/** Distinct values are groups without figures. */
async function valuesOf(client: Client, asking: QueryRun, values: readonly unknown[]): Promise<{ kind: 'rows'; rows: Row[] }> {
  const { field } = asking.asked
  const grouped: DataQuery = { ...asking.asked, groups: [{ field: fieldAt(asking.about.fields, field).key }], figures: [] }
  const { rows } = await summaryOf(
    client,
    { ...asking, asked: grouped },
    values.map((value) => ({ _id: { [field]: value } })),
  )
  return { kind: 'rows', rows }
}
