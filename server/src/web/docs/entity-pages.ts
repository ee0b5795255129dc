import type { NamedCall } from '@stoa/contract/routes'
import { html, type Html } from '../../http/html.ts'
import { fieldList } from './field-list.ts'
import { sentenceOf } from './field-texts.ts'
import { fieldsOf } from './fields.ts'
import { crumbs, type DocsPage } from './frame.ts'
import { prose } from './prose.ts'
import { allNamedCalls, answerSchema, callPath, entities, entityPath, requestSchema } from './reference.ts'
import { nameOf, type Schema } from './schema.ts'

/** Every shape that more than one request or response uses. */
export function entitiesPage(): DocsPage {
  const names = Object.keys(entities).toSorted((a, b) => a.localeCompare(b))
  const body = html`${crumbs()}
    <h1>Entities</h1>
    <p class="lead">Data types that several requests and responses share.</p>
    <ul class="names">
      ${names.map((name) => html`<li><a href="${entityPath(name)}">${name}</a> <span class="soft">${fieldCount(entities[name]!)}</span></li>`)}
    </ul>`
  return { title: 'Entities', path: '/docs/entities', body }
}

const fieldCount = ({ properties = {} }: Schema): string => {
  const count = Object.keys(properties).length
  return count === 1 ? '1 field' : `${count} fields`
}

export function entityPage(name: string): DocsPage | undefined {
  const schema = Object.hasOwn(entities, name) ? entities[name] : undefined
  if (!schema) return undefined
  const description = sentenceOf(schema)
  const body = html`${crumbs(['/docs/entities', 'Entities'])}
    <h1>${name}</h1>
    ${description !== undefined && html`<p class="lead">${prose(description)}</p>`}
    ${fieldList('field', `Fields of ${name}`, fieldsOf({ $ref: `#/components/schemas/${name}` }, 'response'))}
    ${usesSection('Used in requests of', callsWith(name, 'request'))} ${usesSection('Used in responses of', callsWith(name, 'answer'))}`
  return { title: name, path: entityPath(name), body }
}

const usesSection = (title: string, calls: readonly NamedCall[]): Html | undefined =>
  calls.length === 0
    ? undefined
    : html`<section>
        <h2>${title}</h2>
        <ul class="names">
          ${calls.map((call) => html`<li><a href="${callPath(call)}">${call.id}</a></li>`)}
        </ul>
      </section>`

type Use = 'request' | 'answer'

let uses: ReadonlyMap<NamedCall, Readonly<Record<Use, ReadonlySet<string>>>> | undefined

/** Calls whose request or response contains the entity. */
function callsWith(name: string, use: Use): NamedCall[] {
  uses ??= new Map(
    allNamedCalls.map((call) => [call, { request: entitiesIn(requestSchema(call)), answer: entitiesIn(answerSchema(call)) }]),
  )
  return allNamedCalls.filter((call) => uses!.get(call)![use].has(name))
}

function entitiesIn(schema: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  const name = nameOf(schema as Schema)
  if (name !== undefined && !found.has(name)) {
    found.add(name)
    entitiesIn(entities[name], found)
  }
  for (const inner of Object.values(schema)) entitiesIn(inner, found)
  return found
}
