import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { docsAssets } from './assets.ts'
import { callPage } from './call-page.ts'
import { entityPage } from './entity-pages.ts'
import type { Direction } from './fields.ts'
import { entities } from './reference.ts'

const site = { baseUrl: 'http://localhost:4400', siteId: 'site', clientId: 'client', assets: docsAssets() }

/** A schema of the contract, as this test reads it. */
interface Node {
  properties?: Record<string, Node>
  patternProperties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  readOnly?: boolean
}

/** The anchors of all fields of a schema. A shape within itself is listed on the page of its entity. */
function anchorsOf(node: Node, at: string, { direction, above = [] }: { direction: Direction; above?: readonly object[] }): string[] {
  const { properties = {}, patternProperties = {}, items, anyOf = [] } = node
  if (above.includes(properties)) return []
  const inner = { direction, above: [...above, properties] }
  return [
    ...anyOf.flatMap((branch) => anchorsOf(branch, at, { direction, above })),
    ...(items ? anchorsOf(items, at, { direction, above }) : []),
    ...Object.values(patternProperties).flatMap((entry) => anchorsOf(entry, `${at}.*`, { direction, above })),
    ...Object.entries(properties)
      .filter(([, { readOnly }]) => direction === 'response' || !readOnly)
      .flatMap(([name, field]) => [`${at}.${name}`, ...anchorsOf(field, `${at}.${name}`, inner)]),
  ]
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].toSorted()

const idsOf = (markup: string, part: string): string[] =>
  Array.from(markup.matchAll(/<li id="([^"]+)"/g), ([, id]) => id!).filter((id) => id.startsWith(`${part}.`))

test('the page of every call lists exactly the fields of its schemas, on all levels', () => {
  const different = allCalls(contract).flatMap((named) => {
    const markup = callPage(site, named).body.text
    return (['request', 'response'] as const).flatMap((direction) => {
      const listed = idsOf(markup, direction)
      const promised = unique(anchorsOf(named.call[direction] as Node, direction, { direction }))
      const missing = promised.filter((anchor) => !listed.includes(anchor))
      const unknown = listed.filter((anchor) => !promised.includes(anchor))
      return missing.length + unknown.length > 0 || unique(listed).length !== listed.length ? [{ id: named.id, missing, unknown }] : []
    })
  })
  expect(different).toEqual([])
})

test('an empty object is promised by calls without fields in their response only', () => {
  const empty = allCalls(contract).filter((named) => callPage(site, named).body.text.includes('with an empty object'))
  expect(empty.map(({ id }) => id)).toEqual(
    allCalls(contract)
      .filter(({ call }) => Object.keys(call.response.properties).length === 0)
      .map(({ id }) => id),
  )
})

test('the page of every entity lists its fields', () => {
  const missing = Object.entries(entities).flatMap(([name, { properties = {} }]) => {
    const listed = idsOf(entityPage(name)!.body.text, 'field')
    return Object.keys(properties).flatMap((field) => (listed.includes(`field.${field}`) ? [] : [`${name}.${field}`]))
  })
  expect(missing).toEqual([])
})
