import { html, type Html } from '../../http/html.ts'
import { declaredProblems } from './errors-page.ts'
import { fieldAnchor, fieldsOf, outsideEntities } from './fields.ts'
import { crumbs, type DocsPage } from './frame.ts'
import { guides, headingId } from './guides.ts'
import { allNamedCalls, answerSchema, callPath, entities, entityPath, requestSchema, routeOf, routesOf } from './reference.ts'

type Kind = 'Call' | 'Field' | 'Entity' | 'Error' | 'Guide'

interface Item {
  kind: Kind
  title: string
  href: string
  hint: string
  /** The searched text, in lower case. */
  words: string
}

const resultsMax = 60

let index: readonly Item[] | undefined

const item = (kind: Kind, title: string, href: string, hint: string, more = ''): Item => ({
  kind,
  title,
  href,
  hint,
  words: `${title} ${hint} ${more}`.toLowerCase(),
})

function indexed(): Item[] {
  const calls = allNamedCalls.map((named) =>
    item(
      'Call',
      named.id,
      callPath(named),
      named.call.summary,
      routesOf(named)
        .map(({ path }) => path)
        .join(' ') + routeOf(named),
    ),
  )
  const fields = allNamedCalls.flatMap((named) => [
    ...outsideEntities(fieldsOf(requestSchema(named), 'request')).map(({ path, type }) =>
      item('Field', path, `${callPath(named)}#${fieldAnchor('request', path)}`, `${type}, request of ${named.id}`),
    ),
    ...outsideEntities(fieldsOf(answerSchema(named), 'response')).map(({ path, type }) =>
      item('Field', path, `${callPath(named)}#${fieldAnchor('response', path)}`, `${type}, response of ${named.id}`),
    ),
  ])
  const shapes = Object.entries(entities).flatMap(([name, schema]) => [
    item('Entity', name, entityPath(name), 'an entity'),
    ...outsideEntities(fieldsOf(schema, 'response')).map(({ path, type }) =>
      item('Field', path, `${entityPath(name)}#${fieldAnchor('field', path)}`, `${type}, of ${name}`),
    ),
  ])
  const errors = declaredProblems().map(({ code, status, message }) => item('Error', code, `/docs/errors#${code}`, `${status}: ${message}`))
  const told = guides().flatMap(({ slug, title, summary, source }) => [
    item('Guide', title, `/docs/guides/${slug}`, summary),
    ...Array.from(source.matchAll(/^## (.+)$/gm), ([, heading]) =>
      item('Guide', heading!, `/docs/guides/${slug}#${headingId(heading!)}`, title),
    ),
  ])
  return [...calls, ...shapes, ...errors, ...told, ...fields]
}

const weights: Readonly<Record<Kind, number>> = { Call: 4, Entity: 3, Guide: 3, Error: 2, Field: 0 }

/** Entries that contain every term of the query, best match first: those that start with it, then those with it in their name. */
export function find(query: string): readonly Item[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  if (words.length === 0) return []
  index ??= indexed()
  return index
    .filter((one) => words.every((word) => one.words.includes(word)))
    .map((one) => ({ one, score: scoreOf(one, words) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, resultsMax)
    .map(({ one }) => one)
}

function scoreOf({ kind, title }: Item, words: readonly string[]): number {
  const name = title.toLowerCase()
  const last = name.split('.').at(-1)!
  const hits = words.map((word) => (last === word || name === word ? 12 : last.startsWith(word) ? 7 : name.includes(word) ? 4 : 0))
  return hits.reduce((sum: number, hit) => sum + hit, 0) + weights[kind] - title.length / 100
}

export function searchPage(query: string): DocsPage {
  return {
    title: query === '' ? 'Search' : `${query} · Search`,
    path: '/docs/search',
    query,
    body: html`${crumbs()}
      <h1>Search</h1>
      ${results(query)}`,
  }
}

/** The list alone, for the script of the search field. */
export function results(query: string): Html {
  const found = find(query)
  if (query.trim() === '') return html`<p>Enter a call, field, error code or path.</p>`
  if (found.length === 0)
    return html`<p role="status">No results for “${query}”. Try fewer words, or browse the <a href="/docs#areas-of-calls">areas</a>.</p>`
  return html`<p role="status">${found.length === resultsMax ? `The first ${resultsMax}` : found.length} found</p>
    <ul class="found">
      ${found.map(
        ({ kind, title, href, hint }) =>
          html`<li>
            <a href="${href}"
              ><span class="kind kind-${kind.toLowerCase()}">${kind}</span> <b>${title}</b> <span class="soft">${hint}</span></a
            >
          </li>`,
      )}
    </ul>`
}
