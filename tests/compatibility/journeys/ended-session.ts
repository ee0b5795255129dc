import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { clientOver, createClient, type Client } from '@stoa/sdk'
import { fetchTransport } from '@stoa/sdk/fetch-transport'
import type { Package } from '../clients.ts'
import { chooseGoods, plainLine } from '../goods.ts'
import type { Walk } from '../journey.ts'
import { standInFrame } from '../stand-in-frame.ts'

const password = 'a windowsill full of basil'
const newPassword = 'a balcony full of thyme'

interface Ending {
  memberId: string
  email: string
  database: string | undefined
  owner: Client
  visitor: Client
  /** The member's other session. */
  elsewhere: Client
}

/** What ends the session of a tab from elsewhere, and the password that signs in afterwards. */
const endings: Readonly<Record<string, { end: (ending: Ending) => Promise<unknown>; signsInWith: string | null }>> = {
  'sign-out everywhere': { end: ({ elsewhere }) => elsewhere.memberSessions.endMyOtherSessions({}), signsInWith: password },
  'the end of all sessions by the owner': {
    end: ({ owner, memberId }) => owner.memberSessions.endMemberSessions({ memberId }),
    signsInWith: password,
  },
  'a password change': { end: ({ elsewhere }) => elsewhere.authentication.changePassword({ newPassword }), signsInWith: newPassword },
  'a recovery': { end: recover, signsInWith: newPassword },
  'a block': { end: ({ owner, memberId }) => owner.members.blockMember({ id: memberId }), signsInWith: null },
  'a disconnection': { end: ({ owner, memberId }) => owner.members.disconnectMember({ id: memberId }), signsInWith: null },
  'a deletion': { end: ({ owner, memberId }) => owner.members.deleteMember({ id: memberId }), signsInWith: null },
}

async function recover({ email, visitor, database }: Ending): Promise<void> {
  const client = new pg.Client(database)
  await client.connect()
  await visitor.recovery.sendRecoveryEmail({ email })
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await client.query<{ plain: string }>(`select plain from mails where template = 'recovery' and recipient = $1`, [
      email,
    ])
    const recoveryToken = /token=([\w.-]+)/.exec(rows[0]?.plain ?? '')?.[1]
    if (recoveryToken) await visitor.recovery.recover({ recoveryToken, password: newPassword })
    if (recoveryToken) return client.end()
    await pause(50)
  }
  throw new Error('no recovery email was sent')
}

/** A tab whose session is ended from elsewhere goes on with the same client object. */
export async function journey(walk: Walk): Promise<void> {
  const { baseUrl, siteId, clientId, apiKey, connection } = walk
  standInFrame('https://front.example')
  const owner = createClient({ baseUrl, siteId, apiKey })
  const visitor = createClient({ baseUrl, clientId })
  const goods = await chooseGoods(connection.visitor(clientId))
  for (const [event, ending] of Object.entries(endings)) await tabThrough({ ...walk, owner, visitor, goods }, event, ending)
}

type Tab = Walk & { owner: Client; visitor: Client; goods: Package }

async function tabThrough(walk: Tab, event: string, { end, signsInWith }: (typeof endings)[string]): Promise<void> {
  const { baseUrl, clientId, connection, generation, mode, database, owner, visitor, goods, step, attempt } = walk
  const { auth, ...shopper }: Package = connection.visitor(clientId)
  const email = `${event.replaceAll(' ', '-')}.${generation}.${mode}@example.com`
  const { data } = await step(`${event}: registered`, () => auth.register({ email, password }))
  auth.setTokens(await auth.getMemberTokensForDirectLogin(data.sessionToken))
  const { member } = await step(`${event}: signed in`, () => shopper.members.getCurrentMember())
  await shopper.currentCart.addToCurrentCart({ lineItems: [plainLine(goods, 3)] })
  const tokens = await owner.oauth.token({ grantType: 'authorized_client', memberId: member._id })
  const transport = fetchTransport({ baseUrl, identify: async () => ({ authorization: tokens.access_token }) })
  const before = auth.getTokens().accessToken.value
  await step(event, () => end({ memberId: member._id, email, database, owner, visitor, elsewhere: clientOver(transport) }))

  await attempt(`${event}: products`, async () => (await shopper.products.queryProducts().limit(3).find()).items.length)
  await attempt(`${event}: register`, async () => (await auth.register({ email: `other-${email}`, password })).loginState)
  await attempt(`${event}: cart`, async () => {
    const { cart } = await shopper.currentCart.addToCurrentCart({ lineItems: [plainLine(goods, 1)] })
    return cart.lineItems.map(({ quantity }: Package) => quantity)
  })
  await attempt(`${event}: member`, () => shopper.members.getCurrentMember())
  await attempt(`${event}: wrong password`, async () => (await auth.login({ email, password: 'a guess' })).errorCode)
  await attempt(`${event}: same token`, async () => auth.getTokens().accessToken.value === before)
  const again = await step(`${event}: login`, () => auth.login({ email, password: signsInWith ?? password }))
  if (signsInWith === null) return
  await attempt(`${event}: signed in again`, async () => {
    auth.setTokens(await auth.getMemberTokensForDirectLogin(again.data.sessionToken))
    const { lineItems } = await shopper.currentCart.getCurrentCart()
    const now = (await shopper.members.getCurrentMember()).member
    return { isSame: now._id === member._id, quantities: lineItems.map(({ quantity }: Package) => quantity) }
  })
}
