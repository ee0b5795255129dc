import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import type { Call } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import { ruleTypes } from '@stoa/contract/problems'
import { allCalls } from '@stoa/contract/routes'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'
import { fieldsOf, requestOf, withValue, type Node } from './requests.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
})

/** A caller with permission for the call; preferably one of the site's team, who can send more fields. */
function asker({ allow }: Call): Identity {
  if (allow === 'anyone') return { kind: 'anonymous' }
  if (allow.includes('owner')) return site.owner()
  return { kind: allow.includes('visitor') ? 'visitor' : 'member', siteId: site.siteId, id: randomUUID() }
}

async function violationsOf(id: string, call: Call, message: unknown): Promise<readonly Violation[]> {
  const { status, body } = await site.app.call(id, asker(call), message)
  const { details } = body as { details?: { validationError?: { fieldViolations: Violation[] } } }
  return status === 400 ? (details?.validationError?.fieldViolations ?? []) : []
}

const sorted = (violations: readonly Violation[]) => violations.toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))

const calls = allCalls(contract)

describe.each(calls.filter(({ call }) => call.violationsAs))('$id', ({ id, call }) => {
  test('answers one of its own errors, whatever the message contains', async () => {
    expect(Object.keys(call.problems)).toContain(call.violationsAs)
    for (const message of ['text', 7, [], true, { ...requestOf(id, call), notAField: 1 }, { zebra: [[[]]] }]) {
      expect(await site.app.call(id, asker(call), message)).toMatchObject({
        body: { details: { applicationError: { code: call.violationsAs } } },
      })
    }
  })
})

describe.each(calls.filter(({ call }) => !call.violationsAs))('$id', ({ id, call }) => {
  test('400: names every unknown key, at every depth', async () => {
    const objects = fieldsOf(call.request as Node).filter(({ node }) => node.properties)
    for (const { path } of objects) {
      const stranger = path === '' ? 'notAField' : `${path}.notAField`
      const named = stranger.replaceAll('[]', '[0]')
      const found = await violationsOf(id, call, withValue(requestOf(id, call), stranger, 1))
      expect(
        found.filter(({ field }) => field === named).map(({ violatedRule }) => violatedRule),
        named,
      ).toEqual(['FIELD_NOT_ALLOWED'])
    }
  })

  test('400: reports all errors at once, sorted by field, by the rules of the specification', async () => {
    const names = Object.keys((call.request as Node).properties!).filter((name) => !(call.request as Node).properties![name]!.readOnly)
    const typed = names.filter(
      (name) => (call.request as Node).properties![name]!.type !== undefined || (call.request as Node).properties![name]!.anyOf,
    )
    // No field accepts a list in a list.
    const found = await violationsOf(id, call, { zebra: 1, ...Object.fromEntries(typed.map((name) => [name, [[[]]]])), aardvark: 1 })
    expect(found.map(({ field }) => field)).toEqual(expect.arrayContaining(['aardvark', 'zebra']))
    const fields = found.map(({ field }) => field.replace(/[.[].*$/, ''))
    expect(fields).toEqual(expect.arrayContaining(typed))
    expect(found).toEqual(sorted(found))
    for (const { violatedRule, description } of found) {
      expect(ruleTypes).toContain(violatedRule)
      expect(description).toMatch(/\S/)
    }
  })

  test('400: a message must be an object', async () => {
    for (const message of ['text', 7, [], true]) expect(await violationsOf(id, call, message)).not.toEqual([])
  })
})
