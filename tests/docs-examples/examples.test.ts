import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Errors } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls, type NamedCall } from '@stoa/contract/routes'
import { clientOver, errorOf, type Client } from '@stoa/sdk'
import { alwaysRefused } from '../all-calls/always-refused.ts'
import { steady, type Recording } from './recording.ts'
import { callerFor, setStage, type Scene, type Stage } from './scene.ts'

// Every call of the reference has a working example. Requests and answers are recorded in docs/recorded; `npm test -- tests/docs-examples -u` updates them.

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const exampleOf = ({ area, name }: NamedCall): string => `${docs}examples/${kebab(area)}/${kebab(name)}.ts`
const recordingOf = ({ area, name }: NamedCall): string => `${docs}recorded/${kebab(area)}/${kebab(name)}.json`

/** Calls that shoppers can make too, but with an example of the shop. */
const ofTheShop = new Set(['orders.searchOrders', 'orders.countOrders', 'catalogue.getProductByFormerSlug'])

/** Only the shop's team writes to collections of the sample shop. */
const isOfTheShop = ({ id, area, call }: NamedCall): boolean => ofTheShop.has(id) || (area === 'dataItems' && call.writes !== false)

/** Calls with an example of a member, whoever else can make them. */
const ofMembers = new Set([
  'members.getCurrentMember',
  'members.updateMember',
  'reviews.createReview',
  'reviews.updateReview',
  'reviews.deleteReview',
])

/** Calls whose answer depends on the machine, or on all other calls: their recording is only checked for its shape, and recreated when its file is deleted. */
const aboutTheMachine = new Set([
  'status.getStatus',
  'jobs.getJobOverview',
  'apiKeys.queryKeyPermissions',
  'roles.queryRoles',
  'roles.queryRolePermissions',
  'roles.getRole',
  'staff.getMe',
  'staff.updateMe',
])

const calls = allCalls(contract)

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.end())

describe.each(calls)('$id', (named) => {
  test('has a working example, and a recording of its request and answer', async () => {
    const { id, area, name, call } = named
    expect(existsSync(exampleOf(named)), `write docs/examples/${kebab(area)}/${kebab(name)}.ts: a function ${name}(stoa, scene)`).toBe(true)
    const asker = callerFor(stage, call.allow, isOfTheShop(named) ? 'owner' : ofMembers.has(id) ? 'member' : undefined)
    const made: Recording[] = []
    const example = (await import(exampleOf(named))) as Record<string, (stoa: Client, scene: Scene) => Promise<unknown>>
    await stage.site.rollBack(() => example[name]!(recorder(stage, { asker, id, made }), stage.scene))
    expect(made, 'the example makes its call, and once').toHaveLength(1)
    if (aboutTheMachine.has(id) && existsSync(recordingOf(named))) return expect(Errors(call.response, recorded(named).answer)).toEqual([])
    await expect(`${JSON.stringify(steady(made[0]!, stage.site), null, 2)}\n`).toMatchFileSnapshot(recordingOf(named))
  })
})

const recorded = (named: NamedCall): Recording => JSON.parse(readFileSync(recordingOf(named), 'utf8')) as Recording

interface Taking {
  asker: Parameters<Stage['site']['as']>[0]
  id: string
  made: Recording[]
}

/** A client in this process that records the request and the answer of one call. */
function recorder({ site: { app } }: Stage, { asker, id, made }: Taking): Client {
  return clientOver(async (callId, request) => {
    const { status, body } = await app.call(callId, asker, request)
    const known = status === 200 || alwaysRefused.has(callId)
    const recording = { as: asker.kind as Recording['as'], request, answer: JSON.parse(JSON.stringify(body)) as unknown }
    if (callId === id && known) made.push(status === 200 ? recording : { ...recording, status })
    if (status !== 200) throw errorOf({ status, body })
    return body
  })
}

test('no recording contains a token, a key or a password', () => {
  const kept = calls
    .filter((named) => existsSync(recordingOf(named)))
    .map((named) => ({ id: named.id, text: readFileSync(recordingOf(named), 'utf8') }))
  const secrets =
    /eyJ[\w-]{8,}|a long enough password|"(?:access_token|refresh_token|password|sessionToken|secret)": "(?!<)[^"]|"key": "(?!<)[^"]{20}/
  expect(kept.filter(({ text }) => secrets.test(text)).map(({ id }) => id)).toEqual([])
})
