import { randomUUID } from 'node:crypto'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { afterAll, describe, expect, test } from 'vitest'
import type { Services } from '../../server/src/context.ts'
import { nobody, type Identity } from '../../server/src/identity.ts'
import { startProvider } from '../support/buying.ts'
import { memberIn, type Neighbour } from '../support/community.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { idsOf, type HiddenThings, type Thing, type Things } from './ids.ts'
import { columns, rows, type Column, type Word } from './matrix.ts'
import { hasValue, requestOf, withValue } from './requests.ts'
import { hideThings, thingsOf } from './things.ts'

// The whole contract against everybody who may ask: each call is asked about what is Mia's (or the shop's alone), as everyone in turn.

type Named = ReturnType<typeof allCalls>[number]
const calls = allCalls(contract)

let shop: TestShop
let neighbours: TestShop
let hidden: HiddenThings
const providers: { close(): Promise<unknown> }[] = []
afterAll(() => Promise.all(providers.map((provider) => provider.close())))

/** Each stage leaves a key, a client, a role behind, and a site holds only so many of them: after so many it all goes on elsewhere. */
const stagesPerSite = 60
let stages = 0

async function settle(): Promise<void> {
  shop = await makeTestShop({ rateLimits: 'off' })
  neighbours = await makeTestShop({ rateLimits: 'off' })
  hidden = await hideThings(shop)
  providers.push(await startProvider(shop.app.services as Services))
}

test('has a row for every call, and none besides', () => expect(Object.keys(rows).toSorted()).toEqual(calls.map(({ id }) => id).toSorted()))

describe.each(calls)('$id', (named) => {
  test('answers everybody as its row says', async () => {
    const row = (rows[named.id] ?? '').split(/ +/)
    expect(await answered(named)).toEqual(Object.fromEntries(columns.map((column, index) => [column, row[index]])))
  })
})

/** What is bought is what the shop shows; what it keeps back is asked for where goods are read. */
const isGoods = (area: string, thing: Thing): boolean => thing === 'product' && area !== 'catalogue'

/** What is asked instead of a call's example, so that Mia is on the page. */
const besides: Readonly<Record<string, object>> = {
  'members.listMembers': { sorting: [{ fieldName: 'createdDate', order: 'DESC' }] },
}

interface Stage {
  mia: Neighbour
  things: Partial<Things & HiddenThings>
}

/** What Mia has, and nobody else: made anew for a call that changes something, once it has. */
async function stageFor(): Promise<Stage> {
  if (stages++ % stagesPerSite === 0) await settle()
  for (const home of [shop, neighbours]) await home.app.call('carts.deleteCurrentCart', home.owner(), {})
  // What was removed from the shop's own data stands there again.
  const { dataCollection: dataCollectionId, dataItem: id } = hidden
  await shop.app.call('dataItems.saveDataItem', shop.owner(), { dataCollectionId, dataItem: { id, data: { title: 'Rent' } } })
  const mia = await memberIn(shop)
  const things = await thingsOf(shop, mia.identity)
  return { mia, things: { ...hidden, ...things, member: mia.id, memberSession: mia.identity.sessionId! } }
}

async function answered({ id, area, call }: Named): Promise<Record<Column, Word>> {
  const words: Partial<Record<Column, Word>> = {}
  const example = { ...requestOf(id, call), ...besides[id] }
  const ids = idsOf(id, area, call).filter(({ path, thing }) => hasValue(example, path) && !isGoods(area, thing))
  let stage = await stageFor()
  for (const column of columns) {
    const { mia, things } = stage
    const request = ids.reduce((so, { path, thing }) => withValue(so, path, things[thing]), example)
    const { status, body } = await shop.app.call(id, identityOf(column, mia, call.permission), request)
    const asked = JSON.stringify(request)
    const isTold = hers(stage).some((secret) => !asked.includes(secret) && JSON.stringify(body).includes(secret))
    words[column] = wordOf(status, isTold)
    if (status === 200 && call.writes !== false) stage = await stageFor()
  }
  return words as Record<Column, Word>
}

function identityOf(column: Column, mia: Neighbour, permission: string): Identity {
  const { siteId } = shop
  const app = { kind: 'app', siteId, id: randomUUID() } as const
  const identities: Record<Column, () => Identity> = {
    nobody: () => nobody,
    visitor: () => shop.visitor(),
    another: () => ({ kind: 'member', siteId, id: randomUUID() }),
    elsewhere: () => neighbours.owner(),
    unscoped: () => ({ ...app, permissions: [] }),
    member: () => mia.identity,
    owner: () => shop.owner(),
    app: () => ({ ...app, permissions: [permission] }),
  }
  return identities[column]()
}

/** What nobody learns but from her, or from the shop. */
const hers = ({ mia, things: { cart, checkout, order } }: Stage): string[] =>
  [mia.id, mia.member.loginEmail, cart, checkout, order].filter((secret) => secret !== undefined && secret !== null)

function wordOf(status: number, isTold: boolean): Word {
  if (status === 401 || status === 403 || status === 404) return `${status}`
  if (status >= 500) throw new Error(`answered ${status}`)
  return isTold ? 'hers' : 'yes'
}
