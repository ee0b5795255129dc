import { commonProblems } from '@stoa/contract/problems'
import { itemsOf, type Item, type SearchIndex, shortened, treeOf } from './browser/find.ts'
import { declaredProblems } from './errors-page.ts'
import { fieldsOf, withInner, type Direction } from './fields.ts'
import { guides, headingId } from './guides.ts'
import { allNamedCalls, answerSchema, entities, requestSchema, routesOf } from './reference.ts'
import type { Schema } from './schema.ts'

const pathsOf = (schema: Schema, direction: Direction): string =>
  treeOf(withInner(fieldsOf(schema, direction, true)).map(({ path }) => path))

/** Entities have pages of their own, so their fields are listed once. */
const fieldLists = (): SearchIndex['fields'] =>
  [
    ...Object.entries(entities).map(([name, schema]) => [name, 'field', pathsOf(schema, 'response')] as const),
    ...allNamedCalls.flatMap(
      (named) =>
        [
          [named.id, 'request', pathsOf(requestSchema(named), 'request')],
          [named.id, 'response', pathsOf(answerSchema(named), 'response')],
        ] as const,
    ),
  ].filter(([, , paths]) => paths !== '')

const errorList = (): SearchIndex['errors'] =>
  [...Object.entries(commonProblems).map(([code, problem]) => ({ code, ...problem })), ...declaredProblems()].map(
    ({ code, status, message }) => [code, `${status}: ${message}`],
  )

const guideList = (): SearchIndex['guides'] =>
  guides().flatMap(({ slug, title, summary, source }) => [
    [title, `/docs/guides/${slug}`, summary] as const,
    ...Array.from(
      source.matchAll(/^## (.+)$/gm),
      ([, heading]) => [heading!, `/docs/guides/${slug}#${headingId(heading!)}`, title] as const,
    ),
  ])

let index: SearchIndex | undefined
let items: readonly Item[] | undefined

export const searchIndex = (): SearchIndex =>
  (index ??= {
    calls: allNamedCalls.map((named) => [named.id, named.call.summary, shortened([...new Set(routesOf(named).map(({ path }) => path))])]),
    fields: fieldLists(),
    entities: Object.keys(entities),
    errors: errorList(),
    guides: guideList(),
  })

export const searchItems = (): readonly Item[] => (items ??= itemsOf(searchIndex()))
