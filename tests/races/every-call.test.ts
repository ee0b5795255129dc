import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcilePayments } from '../../server/src/commerce/payments/reconcile.ts'
import { publishEvents } from '../../server/src/events/publish.ts'
import { anonymous, type Identity } from '../../server/src/kernel/identity.ts'
import { idsOf, type Thing } from '../all-calls/ids.ts'
import { parts } from '../all-calls/matrix-areas.ts'
import { hasValue, requestOf, withValue } from '../all-calls/requests.ts'
import { hideThings, thingsOf } from '../all-calls/things.ts'
import { startProvider } from '../support/buying.ts'
import { memberIn, type Neighbour } from '../support/community.ts'
import { workAll } from '../support/products-jobs.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { fewRounds } from './rounds.ts'
import { printStaggered, shuffled, staggeredFaults, type StaggeredCall } from './staggered.ts'
import { writingCalls } from './writing-calls.ts'

// Every call of the contract that writes, about the same things, in random order and 2 to 20 ms apart. Some are refused, because an earlier one has removed
// what they are about. The order of locks in all tests is checked by tests/statements/check-locks.ts.

let shop: TestShop
let stop: () => Promise<unknown>
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  const provider = await startProvider(shop.app.services)
  stop = () => provider.close()
})
afterAll(() => {
  printStaggered()
  return stop()
})

const permissions = writingCalls.map(({ call }) => call.permission)

type Named = (typeof writingCalls)[number]
type Stage = { mia: Neighbour; things: Partial<Record<Thing, string>> }

async function makeStage(): Promise<Stage> {
  const hidden = await hideThings(shop)
  const mia = await memberIn(shop)
  return { mia, things: { ...hidden, ...(await thingsOf(shop, mia.identity)), member: mia.id, memberSession: mia.identity.sessionId! } }
}

/** A call's example with the ids of the things. */
function requestFor({ things }: Stage, { id, area, call }: Named): Record<string, unknown> {
  const example = requestOf(id, call)
  const ids = idsOf(id, area, call).filter(({ path, thing }) => hasValue(example, path) && thing !== 'product')
  return ids.reduce((so, { path, thing }) => withValue(so, path, things[thing]), example)
}

/** The call by one caller of each kind that may make it. Guests only read. */
function callsOf(stage: Stage, named: Named): StaggeredCall[] {
  const { allow } = named.call
  const mayMake = ({ kind }: Identity): boolean => allow === 'anyone' || (kind !== 'anonymous' && allow.includes(kind))
  const app: Identity = { kind: 'app', siteId: shop.siteId, id: crypto.randomUUID(), permissions }
  const callers = [shop.owner(), app, stage.mia.identity, shop.visitor(), anonymous].filter(mayMake)
  return callers.map((identity) => async () => {
    const { status, body } = await shop.app.call(named.id, identity, requestFor(stage, named))
    if (status >= 500) throw new Error(`${named.id}: ${status} ${JSON.stringify(body)}`)
  })
}

test.each(fewRounds.flatMap((round) => Object.entries(parts).map(([part, areas]) => ({ part, areas, round }))))(
  'staggered: every call about $part that writes (round $round)',
  async ({ areas }) => {
    const stage = await makeStage()
    const calls = writingCalls.filter(({ area }) => areas.some((one) => one === area)).flatMap((named) => callsOf(stage, named))
    const background = [() => publishEvents(shop.app), () => reconcilePayments(shop.app)]
    const faults = await staggeredFaults(shuffled([...calls, ...background]))
    // A shop has few open jobs.
    await workAll(shop)
    expect(faults).toEqual([])
  },
)
