import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { makeTestSite, type TestSite } from '../../../tests/support/site.ts'
import { withStatementTimeout } from '../../../tests/support/statement-timeout.ts'
import { connect } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../kernel/app.ts'
import type { Database } from '../kernel/db.ts'
import type { Identity } from '../kernel/identity.ts'
import { createServerApp } from '../start.ts'
import { isStatementTimeout } from './fault.ts'

let site: TestSite
const silence = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
beforeAll(async () => {
  site = await makeTestSite()
})
afterAll(() => silence.mockRestore())

const codeOf = ({ status, body }: Awaited<ReturnType<App['call']>>) =>
  `${status} ${(body as { details?: { applicationError?: { code: string } } }).details?.applicationError?.code ?? 'answered'}`

/** The app on a database where every statement fails. */
function broken(code: string): App {
  const fail = () => Promise.reject(Object.assign(new Error('on purpose'), { code }))
  const failing = { rows: fail, one: fail, run: fail, peek: fail }
  const transaction: Database['transaction'] = (work) => work({ ...site.database, ...failing, leave: () => {} })
  const database: Database = { ...site.database, ...failing, transaction }
  return createServerApp({ ...site.app.services, database })
}

describe('database failures', () => {
  const read = (app: App) => app.call('catalogue.queryProducts', site.visitor(), {})
  const write = (app: App) => app.call('carts.deleteCurrentCart', site.visitor(), {})

  test("400: a read that timed out is 'QUERY_TOO_SLOW'; 503: a write that waited for others", async () => {
    expect([codeOf(await read(broken('57014'))), codeOf(await write(broken('57014')))]).toEqual([
      '400 QUERY_TOO_SLOW',
      '503 TEMPORARILY_UNAVAILABLE',
    ])
  })

  test('503: the database is down, or two writes deadlock repeatedly', async () => {
    for (const code of ['ECONNREFUSED', '57P01', '40P01']) {
      expect([codeOf(await read(broken(code))), codeOf(await write(broken(code)))]).toEqual([
        '503 TEMPORARILY_UNAVAILABLE',
        '503 TEMPORARILY_UNAVAILABLE',
      ])
    }
  })

  test('500: anything else', async () => {
    expect([codeOf(await read(broken('42703'))), codeOf(await write(broken('23505')))]).toEqual([
      '500 INTERNAL_ERROR',
      '500 INTERNAL_ERROR',
    ])
  })

  test('a statement past its timeout ends with the corresponding code', async () => {
    const hasty = connect({ connectionString: withStatementTimeout(inject('database'), 50) }, 1)
    const error = await hasty.rows(sql`select pg_sleep(60)`).catch((cause: unknown) => cause)
    await hasty.close()
    expect(isStatementTimeout(error)).toBe(true)
  })
})

describe('authorization', () => {
  const ask = async (identity: Identity, id = 'events.queryEvents') => codeOf(await site.app.call(id, identity, {}))
  const app = (...permissions: string[]): Identity => ({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions })

  test('401: without a token, before the message is read', async () => {
    expect(codeOf(await site.app.call('shop.getShop', { kind: 'anonymous' }, { colour: 'red' }))).toBe('401 UNAUTHENTICATED')
  })

  test('403: an identity the call does not allow, before the message is read', async () => {
    expect(codeOf(await site.app.call('events.queryEvents', site.visitor(), { colour: 'red' }))).toBe('403 PERMISSION_DENIED')
  })

  test('403: an app without the permission; 200: with it', async () => {
    expect([await ask(app()), await ask(app('SHOP.READ')), await ask(app('EVENTS.READ'))]).toEqual([
      '403 PERMISSION_DENIED',
      '403 PERMISSION_DENIED',
      '200 answered',
    ])
  })

  test('200: with or without a token, if the call is open to anyone', async () => {
    const request = { clientId: site.clientId, grantType: 'anonymous' }
    for (const identity of [{ kind: 'anonymous' } as const, site.visitor(), app()]) {
      expect(codeOf(await site.app.call('oauth.token', identity, request))).toBe('200 answered')
    }
  })

  test('401: on an unknown site', async () => {
    expect(await ask({ kind: 'owner', siteId: randomUUID(), id: randomUUID(), permissions: 'ALL' })).toBe('401 UNAUTHENTICATED')
  })
})

test('an answer that violates its contract is an error in development, and is sent unchanged in production', async () => {
  const { services } = site.app
  const nameless = async (id: string) => {
    const found = await services.sites.find(id)
    return { ...found, settings: { ...found.settings, name: 7 as unknown as string } }
  }
  const spoilt = { ...services, sites: { ...services.sites, find: nameless } }
  const ask = (checkResponses: boolean) => createServerApp(spoilt, { checkResponses }).call('shop.getShop', site.visitor(), {})
  expect(codeOf(await ask(true))).toBe('500 INTERNAL_ERROR')
  expect(codeOf(await ask(false))).toBe('200 answered')
})
