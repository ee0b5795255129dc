import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import type { Call } from '@stoa/contract/call'
import { openapi } from '@stoa/contract/openapi'
import type { Violation } from '@stoa/contract/problems'
import { allCalls, mainPath } from '@stoa/contract/routes'
import { parseRequest } from '../../server/src/http/parse-request.ts'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { Invalid } from '../../server/src/kernel/refuse.ts'
import { rolledBackSite, type RolledBackSite } from '../support/rolled-back-site.ts'
import { timesToRun } from '../support/rounds.ts'
import { makeTestSite } from '../support/site.ts'
import { boundsOf, type Bound } from './bounds.ts'
import { fieldsOf, requestOf, withValue, type Node } from './requests.ts'

const calls = allCalls(contract).map((named) => ({ ...named, bounds: boundsOf(named.call.request as Node) }))

/** The rules that a validator names for a field when it gets a value there. */
function rulesFor({ id, call }: { id: string; call: Call }, path: string, value: unknown): string[] {
  const kind = call.allow === 'anyone' || call.allow.includes('owner') ? 'owner' : call.allow[0]!
  try {
    parseRequest(call.request, withValue(requestOf(id, call), path, value), kind)
    return []
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return error.violations.filter(({ field }) => field === named(path)).map(({ violatedRule }) => violatedRule)
  }
}

const named = (path: string): string => path.replaceAll('[]', '[0]')

test('the bounds of a call include those of every alternative and of the values of a record', () => {
  const { bounds } = calls.find(({ id }) => id === 'members.updateMember')!
  const value = bounds.filter(({ path }) => path.startsWith('member.contact.customFields.anyKey.value'))
  expect(value.map(({ path, keyword, limit }) => `${path.split('.').at(-1)} ${keyword} ${limit}`)).toEqual([
    'value maxLength 2000',
    'value maxItems 100',
    'value[] maxLength 500',
  ])
})

describe('every published bound is enforced', () => {
  test.each(calls.filter(({ bounds }) => bounds.length > 0))('$id', ({ bounds, ...one }) => {
    for (const { path, keyword, at, beyond, rule } of bounds) {
      expect([path, keyword, rulesFor(one, path, at).includes(rule)]).toEqual([path, keyword, false])
      expect([path, keyword, rulesFor(one, path, beyond)]).toEqual([path, keyword, expect.arrayContaining([rule])])
    }
  })
})

test('the OpenAPI document publishes the bounds of every request', () => {
  const document = openapi(contract, { baseUrl: 'https://shop.example', version: '1' }) as unknown as Document
  const resolve = (node: Node): Node => {
    const name = /^#\/components\/schemas\/(.+)$/.exec(String((node as { $ref?: string }).$ref))?.[1]
    const schema = name === undefined ? node : document.components.schemas[name]!
    const { properties, patternProperties, items, anyOf } = schema
    return {
      ...schema,
      ...(node.readOnly && { readOnly: true }),
      ...(properties && { properties: resolveAll(properties) }),
      ...(patternProperties && { patternProperties: resolveAll(patternProperties) }),
      ...(items && { items: resolve(items) }),
      ...(anyOf && { anyOf: anyOf.map(resolve) }),
    }
  }
  const resolveAll = (nodes: Record<string, Node>) => Object.fromEntries(Object.entries(nodes).map(([key, inner]) => [key, resolve(inner)]))
  const named = ({ path, keyword, limit }: Bound): string => `${path} ${keyword} ${limit}`
  for (const { id, call, bounds } of calls) {
    const { parameters, requestBody } = document.paths[mainPath(call)]![call.method.toLowerCase()]!
    const inUrl = parameters
      .filter((one) => one.in === 'path' || one.in === 'query')
      .flatMap(({ name, schema }) => boundsOf(resolve(schema), name))
    const inBody = requestBody ? boundsOf(resolve(requestBody.content['application/json'].schema)) : []
    expect([id, new Set([...inUrl, ...inBody].map(named))]).toEqual([id, new Set(bounds.map(named))])
  }
})

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Node> }
}

interface Operation {
  parameters: { name: string; in: string; schema: Node }[]
  requestBody?: { content: { 'application/json': { schema: Node } } }
}

describe('every published bound is what the server takes', () => {
  let site: RolledBackSite
  beforeAll(async () => {
    site = await rolledBackSite(await makeTestSite({ rateLimits: 'off' }))
  })
  afterAll(() => site.close())

  /** A caller with permission for the call who can send the field. */
  function sender({ allow }: Call, sentBy: readonly string[] | undefined): Identity {
    if (allow === 'anyone') return { kind: 'anonymous' }
    if (allow.includes('owner') && (!sentBy || sentBy.includes('owner'))) return site.owner()
    return { kind: allow.includes('visitor') ? 'visitor' : 'member', siteId: site.siteId, id: randomUUID() }
  }

  const isPaging = ({ path }: Bound): boolean => /(^|[.])(paging|cursorPaging|sort|fields|limit|offset)\b/.test(path)
  // Text and lists as long as allowed take longer.
  const isTried = (bound: Bound): boolean => timesToRun(0, 1) > 0 || typeof bound.at === 'number' || isPaging(bound)
  const tried = calls.map((one) => ({ ...one, bounds: one.bounds.filter(isTried) }))

  test.each(tried.filter(({ bounds }) => bounds.length > 0))('$id', async ({ id, call, bounds }) => {
    const fields = fieldsOf(call.request as Node)
    for (const { path, keyword, at, limit } of bounds) {
      await site.rollBack(async () => {
        const sentBy = fields.find((field) => field.path === path)?.sentBy
        const { status, body } = await site.app.call(id, sender(call, sentBy), withValue(requestOf(id, call), path, at))
        const { details } = body as { details?: { validationError?: { fieldViolations: Violation[] } } }
        const rules = (details?.validationError?.fieldViolations ?? [])
          .filter(({ field }) => field === named(path))
          .map(({ violatedRule }) => violatedRule)
        expect([path, keyword, limit, status < 500, rules.filter((rule) => /^(MIN|MAX)/.test(rule))]).toEqual([
          path,
          keyword,
          limit,
          true,
          [],
        ])
      })
    }
  })
})
