import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { productIds } from '../../../../tests/support/product-ids.ts'
import { makeTestSite, ownerPassword, type TestSite } from '../../../../tests/support/site.ts'
import { decompressed } from '../../database/compressed/compress.ts'
import { sql } from '../../database/sql.ts'
import { retain } from '../../jobs/apply-retention.ts'
import type { Identity } from '../../kernel/identity.ts'
import { createServer } from '../server.ts'

let site: TestSite
let idOf: (slug: string) => string

beforeAll(async () => {
  site = await makeTestSite()
  idOf = await productIds(site)
})

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const adding = (slug: string, quantity = 1) => ({ lineItems: [{ quantity, catalogReference: { appId, catalogItemId: idOf(slug) } }] })
const add = (who: Identity, message: unknown, idempotencyKey?: string) =>
  site.app.call('carts.addToCurrentCart', who, message, idempotencyKey === undefined ? {} : { idempotencyKey })

const codeIn = (body: unknown) => (body as { details?: { applicationError?: { code: string } } }).details?.applicationError?.code
async function keysOf(id: string): Promise<{ keyHash: string; answer: string }[]> {
  const rows = await site.database.rows<{ keyHash: string; answer: string; bytes: Buffer | null }>(sql`
    select key_hash as "keyHash", answer::text as answer, compressed_answer as bytes from idempotency_keys
    where site_id = ${site.siteId} and caller like ${`%:${id}`}`)
  return rows.map(({ bytes, ...row }) => (bytes ? { ...row, answer: JSON.stringify(decompressed(bytes)) } : row))
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** The quantity in someone's cart. */
async function pieces(who: Identity): Promise<number> {
  const { body } = await site.app.call('carts.getCurrentCart', who, {})
  return (body as { cart: { lineItems: { quantity: number }[] } }).cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
}

describe('a repeated key', () => {
  test('runs once for twenty parallel requests, and all get identical answers', async () => {
    const vera = site.visitor()
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(vera, adding('jarro'), 'k-1')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await pieces(vera)).toBe(1)
  })

  test('gets the identical first answer, whatever changed since', async () => {
    const vera = site.visitor()
    const first = await add(vera, adding('jarro'), 'k-2')
    await add(vera, adding('three-marias'))
    await add(vera, adding('jarro', 3))
    const again = await add(vera, adding('jarro'), 'k-2')
    expect(JSON.stringify(again)).toBe(JSON.stringify(first))
    expect((await keysOf(vera.id)).map(({ answer }) => answer)).toEqual([JSON.stringify(first.body)])
    expect(await pieces(vera)).toBe(5)
  })

  test('gets the first answer even if the call would be refused by now', async () => {
    const vera = site.visitor()
    await add(vera, adding('jarro'))
    const checkOut = () => site.app.call('carts.createCheckoutFromCurrentCart', vera, {}, { idempotencyKey: 'k-13' })
    const first = await checkOut()
    expect(first.status).toBe(200)
    await site.app.call('carts.deleteCurrentCart', vera, {})
    expect(await checkOut()).toEqual(first)
  })

  test('runs once beside other changes of the same cart, and nothing is lost', async () => {
    const vera = site.visitor()
    const one = (n: number) => add(vera, adding('jarro'), `k-14-${n}`)
    const answers = await Promise.all([1, 2, 3, 1, 2, 3, 1, 2, 3].map(one))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (const at of [0, 1, 2]) expect(new Set([0, 3, 6].map((next) => JSON.stringify(answers[at + next]!.body))).size).toBe(1)
    expect([await pieces(vera), (await keysOf(vera.id)).length]).toEqual([3, 3])
  })

  test('of another caller is another key', async () => {
    const [vera, nils] = [site.visitor(), site.visitor()]
    const [first, second] = [await add(vera, adding('jarro'), 'k-3'), await add(nils, adding('three-marias'), 'k-3')]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(JSON.stringify(second)).not.toBe(JSON.stringify(first))
    expect([await pieces(vera), await pieces(nils)]).toEqual([1, 1])
  })

  test('of the same visitor id on another site is another key', async () => {
    const [vera, other] = [site.visitor(), await site.neighbour()]
    await add(vera, adding('jarro'), 'k-4')
    const there = await other.app.call('carts.addToCurrentCart', other.visitor(vera.id), adding('three-marias'), { idempotencyKey: 'k-4' })
    expect(there.status).toBe(200)
  })
})

describe('409: IDEMPOTENCY_KEY_REUSED', () => {
  test('with another request', async () => {
    const vera = site.visitor()
    await add(vera, adding('jarro'), 'k-5')
    const other = await add(vera, adding('jarro', 2), 'k-5')
    expect([other.status, codeIn(other.body)]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await pieces(vera)).toBe(1)
  })

  test('with another call', async () => {
    const vera = site.visitor()
    await add(vera, adding('jarro'), 'k-6')
    const other = await site.app.call('carts.deleteCurrentCart', vera, {}, { idempotencyKey: 'k-6' })
    expect([other.status, codeIn(other.body)]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await pieces(vera)).toBe(1)
  })

  test('of parallel requests with different content one runs', async () => {
    const vera = site.visitor()
    const answers = await Promise.all([1, 2, 3, 4].map((quantity) => add(vera, adding('jarro', quantity), 'k-7')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const [done] = answers.flatMap(({ status }, index) => (status === 200 ? [index + 1] : []))
    expect(await pieces(vera)).toBe(done)
  })
})

describe('nothing is stored', () => {
  test('for a refused call: the key is free again', async () => {
    const vera = site.visitor()
    const refused = await add(vera, { lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: randomUUID() } }] }, 'k-8')
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(await keysOf(vera.id)).toEqual([])
    expect((await add(vera, adding('jarro'), 'k-8')).status).toBe(200)
  })

  test('for an invalid request', async () => {
    const vera = site.visitor()
    expect((await add(vera, { lineItems: 'all' }, 'k-9')).status).toBe(400)
    expect(await keysOf(vera.id)).toEqual([])
  })

  test('for a read', async () => {
    const vera = site.visitor()
    await add(vera, adding('jarro'))
    const read = await site.app.call('carts.getCurrentCart', vera, {}, { idempotencyKey: 'k-10' })
    expect(read.status).toBe(200)
    expect(await keysOf(vera.id)).toEqual([])
  })

  test('for calls that issue credentials: each answer has new ones', async () => {
    const nobody = { kind: 'anonymous' } as const
    const tokens = () =>
      site.app.call('oauth.token', nobody, { clientId: site.clientId, grantType: 'anonymous' }, { idempotencyKey: 'k-11' })
    const session = () =>
      site.app.call('staff.signIn', nobody, { email: site.settings.ownerEmail, password: ownerPassword }, { idempotencyKey: 'k-11' })
    for (const ask of [tokens, session]) expect(JSON.stringify((await ask()).body)).not.toBe(JSON.stringify((await ask()).body))
    const kept = await site.database.one(
      sql`select count(*)::int as count from idempotency_keys where site_id = ${site.siteId} and key_hash = ${hashOf('k-11')}`,
    )
    expect(kept).toEqual({ count: 0 })
  })
})

describe('an answer with a secret', () => {
  const ask = (who: Identity, idempotencyKey: string) =>
    site.app.call('redirects.createRedirectSession', who, { login: {} }, { idempotencyKey })
  const secretIn = (body: unknown) =>
    new URL((body as { redirectSession: { fullUrl: string } }).redirectSession.fullUrl).searchParams.get('session')!

  test('is returned identically, also in parallel, and is unreadable in the table', async () => {
    const vera = site.visitor()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(vera, key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const [kept, ...others] = await keysOf(vera.id)
    expect(others).toEqual([])
    expect(kept!.keyHash).not.toContain(key)
    expect(Object.keys(JSON.parse(kept!.answer) as object)).toEqual(['sealed'])
    expect(kept!.answer).not.toContain(secretIn(answers[0]!.body).slice(37))
  })

  test('400: refuses a guessable key', async () => {
    const answer = await ask(site.visitor(), 'k'.repeat(19))
    expect(answer).toMatchObject({
      status: 400,
      body: { details: { validationError: { fieldViolations: [{ field: 'Idempotency-Key', violatedRule: 'MIN_LENGTH' }] } } },
    })
    expect((await ask(site.visitor(), 'k'.repeat(20))).status).toBe(200)
  })

  test('409: is not returned to another request under its key', async () => {
    const vera = site.visitor()
    const key = randomUUID()
    await ask(vera, key)
    const other = await site.app.call(
      'redirects.createRedirectSession',
      vera,
      { storesProduct: { productSlug: 'jarro' } },
      { idempotencyKey: key },
    )
    expect([other.status, codeIn(other.body)]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })
})

test('earlier keys are hashed by their migration like by the server', async () => {
  for (const key of ['k-1', 'chave número 7 → ü', 'k'.repeat(255)]) {
    const row = await site.database.one(
      sql`select rtrim(translate(encode(sha256(convert_to(${key}, 'UTF8')), 'base64'), '+/', '-_'), '=') as hash`,
    )
    expect(row).toEqual({ hash: hashOf(key) })
  }
})

describe('the key itself', () => {
  test.each([
    ['', 400],
    ['k'.repeat(256), 400],
    ['k'.repeat(255), 200],
    ["' or 1=1 --", 200],
  ])('%j is answered with %i', async (key, status) => expect((await add(site.visitor(), adding('jarro'), key)).status).toBe(status))

  test('is sent in the Idempotency-Key header', async () => {
    const server = createServer(site.app)
    const { body } = await site.app.call('oauth.token', { kind: 'anonymous' }, { clientId: site.clientId, grantType: 'anonymous' })
    const headers = { authorization: (body as { access_token: string }).access_token, 'idempotency-key': 'k-12' }
    const post = () => server.inject({ method: 'POST', url: '/ecom/v1/carts/current/add-to-cart', headers, payload: adding('jarro') })
    const [first, second] = [await post(), await post()]
    expect(first.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
    expect(second.headers['x-wix-request-id']).not.toBe(first.headers['x-wix-request-id'])
    await server.close()
  })
})

test('S15: keys are valid for a day, and deleted an hour later', async () => {
  const vera = site.visitor()
  await add(vera, adding('jarro'), 'young')
  await add(vera, adding('jarro'), 'old')
  const age = (key: string, hours: number) =>
    site.database.run(sql`
      update idempotency_keys set created_date = now() - make_interval(hours => ${hours}) where site_id = ${site.siteId} and caller like ${`%:${vera.id}`} and key_hash = ${hashOf(key)}`)
  await age('young', 24)
  await age('old', 26)
  await retain(site.app, 'idempotency_keys')
  expect((await keysOf(vera.id)).map(({ keyHash }) => keyHash)).toEqual([hashOf('young')])
})
