import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { requestFields, responseFields } from './call-page.ts'
import { entityPage } from './entity-pages.ts'
import type { Direction } from './fields.ts'
import { entities } from './reference.ts'

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

const listOf = { request: requestFields, response: responseFields }

test('the page of every call lists exactly the fields of its schemas, on all levels, and none of a promised object is missing', () => {
  const different = allCalls(contract).flatMap((named) =>
    (['request', 'response'] as const).flatMap((direction) => {
      const listed = idsOf(listOf[direction](named)?.text ?? '', direction)
      const promised = unique(anchorsOf(named.call[direction] as Node, direction, { direction }))
      const missing = promised.filter((anchor) => !listed.includes(anchor))
      const unknown = listed.filter((anchor) => !promised.includes(anchor))
      return missing.length + unknown.length > 0 || unique(listed).length !== listed.length ? [{ id: named.id, missing, unknown }] : []
    }),
  )
  expect(different).toEqual([])
})

test('the page of every entity lists its fields', () => {
  const missing = Object.entries(entities).flatMap(([name, { properties = {} }]) => {
    const listed = idsOf(entityPage(name)!.body.text, 'field')
    return Object.keys(properties).flatMap((field) => (listed.includes(`field.${field}`) ? [] : [`${name}.${field}`]))
  })
  expect(missing).toEqual([])
})
