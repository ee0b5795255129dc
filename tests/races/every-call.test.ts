import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcilePayments } from '../../server/src/commerce/payments/reconcile.ts'
import { publishEvents } from '../../server/src/events/publish.ts'
import { idsOf, type Thing } from '../all-calls/ids.ts'
import { parts } from '../all-calls/matrix-areas.ts'
import { hasValue, requestOf, withValue } from '../all-calls/requests.ts'
import { hideThings, thingsOf } from '../all-calls/things.ts'
import { startProvider } from '../support/buying.ts'
import { memberIn, type Neighbour } from '../support/community.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { fewRounds } from './rounds.ts'
import { printStaggered, staggeredFaults, type StaggeredCall } from './staggered.ts'
import { writingCalls } from './writing-calls.ts'

// Every call of the contract that writes, about the same things, in random order and 2 to 20 ms apart.

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

/** The call by everyone who may make it. */
function callsOf(stage: Stage, named: Named): StaggeredCall[] {
  const { allow } = named.call
  const mayMake = (kind: 'member' | 'owner' | 'visitor'): boolean => allow === 'anyone' || allow.includes(kind)
  const callers = [
    ...(mayMake('owner') ? [shop.owner()] : []),
    ...(mayMake('member') ? [stage.mia.identity] : []),
    ...(mayMake('visitor') ? [shop.visitor()] : []),
  ]
  return callers.map((identity) => async () => {
    const { status, body } = await shop.app.call(named.id, identity, requestFor(stage, named))
    if (status >= 500) throw new Error(`${named.id}: ${status} ${JSON.stringify(body)}`)
  })
}

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one)

test.each(fewRounds.flatMap((round) => Object.entries(parts).map(([part, areas]) => ({ part, areas, round }))))(
  'staggered: every call about $part that writes (round $round)',
  async ({ areas }) => {
    const stage = await makeStage()
    const calls = writingCalls.filter(({ area }) => areas.some((one) => one === area)).flatMap((named) => callsOf(stage, named))
    const background = [() => publishEvents(shop.app), () => reconcilePayments(shop.app)]
    expect(await staggeredFaults(shuffled([...calls, ...background]))).toEqual([])
  },
)
