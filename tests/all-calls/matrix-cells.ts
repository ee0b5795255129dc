import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls, type CallId } from '@stoa/contract/routes'
import type { CallResponse } from '../../server/src/kernel/app.ts'
import { anonymous, type Identity } from '../../server/src/kernel/identity.ts'
import { startProvider } from '../support/buying.ts'
import { memberIn, type Neighbour } from '../support/community.ts'
import { rolledBackSite, type RolledBackSite } from '../support/rolled-back-site.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { idsOf, type HiddenThings, type Thing, type Things } from './ids.ts'
import { parts, type Part } from './matrix-areas.ts'
import { columns, rows, type Column, type Word } from './matrix.ts'
import { hasValue, requestOf, withValue } from './requests.ts'
import { hideThings, thingsOf } from './things.ts'

const calls = allCalls(contract)
type Named = (typeof calls)[number]

/** Whether the call needs a visible product: only calls of the catalogue and of its stock are tested with a hidden one. */
const isGoods = (area: string, thing: Thing): boolean => thing === 'product' && !catalogueAreas.has(area)
const catalogueAreas: ReadonlySet<string> = new Set(['catalogue', 'categories', 'inventoryV3', 'productsV3', 'stock'])

/** A request in place of a call's example, so that Mia is on the page. */
const besides: Readonly<Record<string, object>> = {
  // The review is rejected.
  'reviews.getReview': { returnPrivateReviews: true },
  'members.listMembers': { sorting: [{ fieldName: 'createdDate', order: 'DESC' }] },
}

/** A call made first, in the same transaction: only a registered member can sign in. */
const firstCalls: Readonly<Record<string, CallId>> = {
  'authentication.login': 'authentication.register',
  'authentication.loginV2': 'authentication.registerV2',
}

/** Things that belong to Mia only. They are created once, as the writes of a cell are rolled back. */
interface Stage {
  site: RolledBackSite
  neighbours: TestShop
  mia: Neighbour
  things: Partial<Things & HiddenThings>
  close(): Promise<void>
}

/** Makes every call of a part's areas as each column. */
export function describeCells(part: Part): void {
  const areas: readonly string[] = parts[part]
  let stage: Stage
  beforeAll(async () => {
    stage = await makeStage()
  })
  afterAll(() => stage.close())

  describe.each(calls.filter(({ area }) => areas.includes(area)))('$id', (named) => {
    test('answers every caller as its row says', async () => {
      const row = (rows[named.id] ?? '').split(/ +/)
      expect(await answered(stage, named)).toEqual(Object.fromEntries(columns.map((column, index) => [column, row[index]])))
    })
  })
}

async function makeStage(): Promise<Stage> {
  const site = await rolledBackSite(await makeTestShop({ rateLimits: 'off' }))
  const neighbours = await makeTestShop({ rateLimits: 'off' })
  const hidden = await hideThings(site)
  const mia = await memberIn(site)
  const things = { ...hidden, ...(await thingsOf(site, mia.identity)), member: mia.id, memberSession: mia.identity.sessionId! }
  const provider = await startProvider(site.app.services)
  const close = async () => {
    await provider.close()
    await site.close()
  }
  return { site, neighbours, mia, things, close }
}

/** The outcome in every cell of a row. */
async function answered(stage: Stage, named: Named): Promise<Record<Column, Word>> {
  const words: Partial<Record<Column, Word>> = {}
  const request = requestFor(stage, named)
  for (const column of columns) {
    const { status, body } = await answerIn(stage, column, { ...named, request })
    const sent = JSON.stringify(request)
    const hasSecret = secretsOf(stage).some((secret) => !sent.includes(secret) && JSON.stringify(body).includes(secret))
    words[column] = wordOf(status, hasSecret)
  }
  return words as Record<Column, Word>
}

/** A call's example with the ids of the test data. */
function requestFor({ things }: Stage, { id, area, call }: Named): Record<string, unknown> {
  const example = { ...requestOf(id, call), ...besides[id] }
  const ids = idsOf(id, area, call).filter(({ path, thing }) => hasValue(example, path) && !isGoods(area, thing))
  return ids.reduce((so, { path, thing }) => withValue(so, path, things[thing]), example)
}

function answerIn(stage: Stage, column: Column, { id, call, request }: Named & { request: unknown }): Promise<CallResponse> {
  const { app, visitor, rollBack } = stage.site
  return rollBack(async () => {
    const first = firstCalls[id]
    if (first) expect(await app.call(first, visitor(), exampleOf(first))).toMatchObject({ status: 200 })
    return app.call(id, identityOf(column, stage, call.permission), request)
  })
}

const exampleOf = (id: CallId) => requestOf(id, calls.find((named) => named.id === id)!.call)

function identityOf(column: Column, { site, neighbours, mia }: Stage, permission: string): Identity {
  const { siteId } = site
  const app = { kind: 'app', siteId, id: randomUUID() } as const
  const identities: Record<Column, () => Identity> = {
    anonymous: () => anonymous,
    visitor: () => site.visitor(),
    another: () => ({ kind: 'member', siteId, id: randomUUID() }),
    elsewhere: () => neighbours.owner(),
    unscoped: () => ({ ...app, permissions: [] }),
    member: () => mia.identity,
    owner: () => site.owner(),
    app: () => ({ ...app, permissions: [permission] }),
  }
  return identities[column]()
}

/** Texts that only Mia and the shop can read. */
const secretsOf = ({ mia, things: { cart, checkout, order } }: Stage): string[] =>
  [mia.id, mia.member.loginEmail, cart, checkout, order].filter((secret) => secret !== undefined && secret !== null)

function wordOf(status: number, hasSecret: boolean): Word {
  if (status === 401 || status === 403 || status === 404) return `${status}`
  if (status >= 500) throw new Error(`answered ${status}`)
  return hasSecret ? 'hers' : 'yes'
}
