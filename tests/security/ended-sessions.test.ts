import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { identify } from '../../server/src/access/identify/identify.ts'
import { sessionsMax } from '../../server/src/access/member-sessions/sessions.ts'
import { rotatingClientId } from '../../server/src/access/oauth/clients.ts'
import { newRefreshToken } from '../../server/src/access/oauth/refresh-tokens.ts'
import { sql } from '../../server/src/database/sql.ts'
import { jug } from '../support/goods.ts'
import { signInAgain } from '../support/members.ts'
import { runQueued } from '../support/queue.ts'
import { line, makeTestShop, refusalOf, type TestShop } from '../support/shop.ts'
import { anAddress } from '../support/signing-in.ts'

// What ends a member's session (docs/sign-in.md), and what the access token of that session can do afterwards: whatever a visitor can, and nothing more.

const password = 'a windowsill full of basil'
const newPassword = 'a balcony full of thyme'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
})

const visitor = () => shop.as(shop.visitor())
const owner = () => shop.as(shop.owner())

interface Member {
  id: string
  email: string
  /** The tab whose session ends, by its access token. */
  accessToken: string
  refreshToken: string
  sessionId: string
  /** Another tab of theirs. */
  elsewhere: Client
}

/** The client of an access token, as it is at this moment. */
const clientOf = async (accessToken: string): Promise<Client> => shop.as(await identify(shop.app.services, accessToken, undefined))

async function memberWithTab(): Promise<Member> {
  const email = anAddress()
  const { identity } = await visitor().authentication.registerV2({ loginId: { email }, password })
  const { id } = identity!
  const signOn = { ...shop.owner(), clientId: shop.clientId }
  const tokens = await shop.as(signOn).oauth.token({ grant_type: 'authorized_client', member_id: id })
  const { sid } = JSON.parse(Buffer.from(tokens.access_token.split('.')[1]!, 'base64url').toString()) as { sid: string }
  const elsewhere = shop.as((await signInAgain(shop, id)).identity)
  return { id, email, accessToken: tokens.access_token, refreshToken: tokens.refresh_token!, sessionId: sid, elsewhere }
}

/** Events that end the session of the tab, whether the member can sign in afterwards, and with which password. */
const events: readonly [string, (member: Member) => Promise<unknown>, signsInWith?: string | null][] = [
  ['sign-out of the session elsewhere', ({ elsewhere, sessionId }) => elsewhere.memberSessions.endMySession({ sessionId })],
  ['sign-out everywhere else', ({ elsewhere }) => elsewhere.memberSessions.endMyOtherSessions({})],
  ['the end of all sessions by the owner', ({ id }) => owner().memberSessions.endMemberSessions({ memberId: id })],
  ['a password change', ({ elsewhere }) => elsewhere.authentication.changePassword({ newPassword }), newPassword],
  ['a recovery', recover, newPassword],
  ['a block', ({ id }) => owner().members.blockMember({ id }), null],
  ['a disconnection', ({ id }) => owner().members.disconnectMember({ id }), null],
  ['a deletion by the owner', ({ id }) => owner().members.deleteMember({ id }), null],
  ['a deletion by the member', ({ elsewhere }) => elsewhere.members.deleteMyMember({}), null],
  ['a purge', purge, null],
  ['a hundred more sessions', manySessions],
  ['a stolen refresh token', reuse],
]

async function recover({ email }: Member): Promise<void> {
  await visitor().recovery.sendRecoveryEmail({ email })
  await runQueued(shop)
  const mail = await shop.database.one<{ plain: string }>(sql`
    select plain from mails where site_id = ${shop.siteId} and recipient = ${email} and template = 'recovery'`)
  const [, recoveryToken] = /token=([\w.-]+)/.exec(mail!.plain)!
  await visitor().recovery.recover({ recoveryToken: recoveryToken!, password: newPassword })
}

async function purge({ id }: Member): Promise<void> {
  await owner().members.deleteMember({ id })
  await owner().members.purgeMember({ id })
}

async function manySessions({ id }: Member): Promise<void> {
  await shop.database.run(sql`
    insert into member_sessions (site_id, id, member_id, token_hash, created_date, last_used_date, expires_date)
    select ${shop.siteId}, gen_random_uuid(), ${id}, gen_random_uuid()::text, now(), now() + interval '1 minute', now() + interval '1 day'
    from generate_series(2, ${sessionsMax})`)
  await signInAgain(shop, id)
}

/** A refresh token of the session is used again after it was replaced. */
async function reuse({ sessionId }: Member): Promise<void> {
  const clientId = rotatingClientId(shop.clientId)
  const place = { db: shop.database, siteId: shop.siteId, now: new Date() }
  const first = await newRefreshToken(place, { sessionId, clientId, expiresDate: new Date(Date.now() + 86_400_000) })
  const use = (refreshToken: string) => visitor().oauth.token({ grantType: 'refresh_token', refreshToken, clientId })
  const second = (await use(first)).refresh_token!
  await use(second)
  await refusalOf(use(first))
}

describe.each(events)('after %s', (_, end, signsInWith = password) => {
  test('the access token is a visitor’s who owns nothing, and cannot make a member’s calls', async () => {
    const mia = await memberWithTab()
    const signedIn = await clientOf(mia.accessToken)
    await signedIn.carts.addToCurrentCart({ lineItems: [line(jug, 3)] })
    const { cart: before } = await signedIn.carts.getCurrentCart({})
    expect((await signedIn.members.getCurrentMember({})).member.id).toBe(mia.id)
    await end(mia)

    const tab = await clientOf(mia.accessToken)
    expect((await tab.catalogue.queryProducts({})).products.length).toBeGreaterThan(2)
    expect(await refusalOf(tab.carts.getCurrentCart({}))).toMatchObject({ status: 404 })
    const { cart } = await tab.carts.addToCurrentCart({ lineItems: [line(jug, 1)] })
    expect(cart.id).not.toBe(before.id)
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([1])
    expect((await (await clientOf(mia.accessToken)).carts.getCurrentCart({})).cart.id).toBe(cart.id)
    const { state } = await tab.authentication.registerV2({ loginId: { email: anAddress() }, password })
    expect(state).toBe('SUCCESS')
    const login = tab.authentication.loginV2({ loginId: { email: mia.email }, password: signsInWith ?? password })
    if (signsInWith === null) expect(await refusalOf(login)).toMatchObject({ code: '-19976' })
    else expect(await login).toMatchObject({ state: 'SUCCESS', identity: { id: mia.id } })

    const signedOut = { status: 401, code: 'UNAUTHENTICATED' }
    expect(await refusalOf(tab.members.getCurrentMember({}))).toMatchObject(signedOut)
    expect(await refusalOf(tab.memberSessions.queryMySessions({}))).toMatchObject(signedOut)
    expect(await refusalOf(tab.authentication.changePassword({ newPassword: 'a third password' }))).toMatchObject(signedOut)
    expect(await refusalOf(tab.members.updateMember({ member: { id: mia.id, profile: { nickname: 'Eve' } } }))).toMatchObject(signedOut)
    expect(await refusalOf(tab.oauth.token({ grantType: 'refresh_token', refreshToken: mia.refreshToken }))).toMatchObject({
      code: 'INVALID_GRANT',
    })
  })
})

test('two ended sessions are two visitors: neither sees the cart or checkout of the other, or of the member', async () => {
  const mia = await memberWithTab()
  const { cart: ofMember } = await mia.elsewhere.carts.addToCurrentCart({ lineItems: [line(jug, 2)] })
  const { checkoutId } = await mia.elsewhere.carts.createCheckoutFromCurrentCart({ channelType: 'WEB' })
  const rosa = await memberWithTab()
  for (const { id } of [mia, rosa]) await owner().memberSessions.endMemberSessions({ memberId: id })
  const [first, second] = [await clientOf(mia.accessToken), await clientOf(rosa.accessToken)]
  const { cart } = await first.carts.addToCurrentCart({ lineItems: [line(jug, 1)] })
  expect(cart.id).not.toBe(ofMember.id)
  expect(cart.buyerInfo).not.toHaveProperty('memberId')
  expect(await refusalOf(second.carts.getCurrentCart({}))).toMatchObject({ status: 404 })
  for (const tab of [first, second]) {
    expect(await refusalOf(tab.checkouts.getCheckout({ id: checkoutId }))).toMatchObject({ status: 404 })
    expect((await tab.orders.searchOrders({ search: {} })).orders).toEqual([])
  }
})

test('an ended session’s token expires like every other, and then is nobody’s', async () => {
  const { id, accessToken } = await memberWithTab()
  await owner().memberSessions.endMemberSessions({ memberId: id })
  shop.clock.now = new Date(Date.now() + 601_000)
  expect(await identify(shop.app.services, accessToken, undefined)).toEqual({ kind: 'anonymous' })
  shop.clock.now = undefined
})
