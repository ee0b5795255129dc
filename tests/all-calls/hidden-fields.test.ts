import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import type { Call } from '@stoa/contract/call'
import { membersFilterable, openMembersFilterable } from '@stoa/contract/members/filterable'
import { allCalls } from '@stoa/contract/routes'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'
import { fieldsOf, requestOf, type Node } from './requests.ts'

// In all filters and sorts, a field the caller cannot query gets the same answer as an unknown one (threat D01). Hidden fields of data items have loops of
// their own, next to their calls: there every name is accepted, and such a field is missing.

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
})

/** Names used by tables and the server that appear in no answer. (`__proto__` and `constructor` are keys that no message can have: D14.) */
const internal = ['site_id', 'siteId', 'doc', 'entity_sequence', 'price_minor', 'itemCostMinor', 'password_hash', 'secret']
const madeUp = 'neverever'

type QueryPart = 'filter' | 'sort'
interface QueryCall {
  id: string
  call: Call
  /** The path of the query in the request; empty if the request itself is the query. */
  within: string | undefined
  places: QueryPart[]
}

const propertiesOf = (node: Node | undefined): Record<string, Node> =>
  node?.anyOf?.find(({ properties }) => properties)?.properties ?? node?.properties ?? {}

function askedBy(id: string, call: Call): QueryCall[] {
  const properties = propertiesOf(call.request as Node)
  const placesIn = (all: Record<string, Node>) => (['filter', 'sort'] as const).filter((place) => Object.hasOwn(all, place))
  return [undefined, 'query', 'search'].flatMap((within) => {
    const places = placesIn(within === undefined ? properties : propertiesOf(properties[within]))
    return places.includes('filter') ? [{ id, call, within, places }] : []
  })
}

const isFreeForm = (id: string): boolean => /^data(Items|Exports|Jobs)\./.test(id)
const asked = allCalls(contract).flatMap(({ id, call }) => (isFreeForm(id) ? [] : askedBy(id, call)))

const identities: readonly [kind: string, () => Identity][] = [
  ['visitor', () => site.visitor()],
  ['member', () => ({ kind: 'member', siteId: site.siteId, id: randomUUID() })],
  ['owner', () => site.owner()],
]

const conditions = (field: string): unknown[] => [
  { [field]: 'a' },
  { $not: { [field]: { $startsWith: 'a' } } },
  { [field]: { $exists: true } },
  { [field]: { $gt: 1 } },
]

function requests({ id, call, within, places }: QueryCall, field: string): unknown[] {
  const put = (part: object) => (within === undefined ? { ...requestOf(id, call), ...part } : { ...requestOf(id, call), [within]: part })
  const sorts = places.includes('sort') ? (['ASC', 'DESC'] as const).map((order) => put({ sort: [{ fieldName: field, order }] })) : []
  return [...conditions(field).map((filter) => put({ filter })), ...sorts]
}

/** The answers to the requests. */
async function answers(one: QueryCall, identity: Identity, field: string): Promise<string[]> {
  const all = requests(one, field).map(async (request) => {
    const { status, body } = await site.app.call(one.id, identity, request)
    return `${status} ${JSON.stringify(body)}`.replaceAll(/"requestId":"[^"]*"/g, '')
  })
  return Promise.all(all)
}

/** The same answers with another field name in them. */
const saidOf = (name: string, never: readonly string[]): string[] => never.map((answer) => answer.replaceAll(madeUp, () => name))

/** Every field of the entities in a call's answer, and more. */
function namesFor({ call }: QueryCall): string[] {
  const told = fieldsOf(call.response as Node).map(({ path }) => path.replace(/^\w+(\[\])?\./, ''))
  const named = told.filter((path) => path !== '' && !path.includes('[') && path.length <= 100)
  return [...new Set([...internal, ...named])].filter((name) => !Object.hasOwn(call.filterable ?? {}, name))
}

test('the calls with filters: products, variants, collections, orders, members, events, emails', () => {
  const areas = new Set(asked.map(({ id }) => id.split('.')[0]))
  expect([...areas]).toEqual(expect.arrayContaining(['catalogue', 'collections', 'orders', 'members', 'events', 'mails']))
})

describe.each(asked)('D01: $id', (one) => {
  const allowed = identities.filter(([kind]) => one.call.allow === 'anyone' || (one.call.allow as readonly string[]).includes(kind))
  // A writing call could change things by an existing field, so it gets only fields that no entity has.
  const names = one.call.writes || !one.call.filterable ? internal : namesFor(one)

  test.each(allowed)('a %s is shown only the fields the call lists', async (_, identity) => {
    const never = await answers(one, identity(), madeUp)
    expect(never.every((answer) => answer.startsWith('400'))).toBe(true)
    for (const name of names) expect(await answers(one, identity(), name)).toEqual(saidOf(name, never))
  })
})

describe.each(asked.filter(({ call }) => call.filterable === membersFilterable))('D01, U02: $id', (one) => {
  const others = Object.keys(membersFilterable).filter((name) => !Object.hasOwn(openMembersFilterable, name))

  test.each(identities.slice(0, 2))('fields reserved for the site’s team are hidden from a %s', async (_, identity) => {
    const never = await answers(one, identity(), madeUp)
    for (const name of others) expect(await answers(one, identity(), name)).toEqual(saidOf(name, never))
  })
})
