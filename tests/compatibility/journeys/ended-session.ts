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

interface Event {
  end: (ending: Ending) => Promise<unknown>
  /** The password afterwards; null if the member can't sign in. */
  signsInWith: string | null
  /** The address afterwards: by default, the one before. */
  signsInAs?: (email: string) => string
}

const moved = (email: string): string => `moved-${email}`

/** What ends the session of a tab from elsewhere, and how the member signs in afterwards: all events of docs/sign-in.md. */
const endings: Readonly<Record<string, Event>> = {
  'sign-out everywhere': { end: ({ elsewhere }) => elsewhere.memberSessions.endMyOtherSessions({}), signsInWith: password },
  'the end of all sessions by the owner': {
    end: ({ owner, memberId }) => owner.memberSessions.endMemberSessions({ memberId }),
    signsInWith: password,
  },
  'a password change': { end: ({ elsewhere }) => elsewhere.authentication.changePassword({ newPassword }), signsInWith: newPassword },
  'a recovery': { end: recover, signsInWith: newPassword },
  'a new sign-in address': { end: changeLoginEmail, signsInWith: password, signsInAs: moved },
  'the 101st session': { end: signInTo101Sessions, signsInWith: password },
  'a block': { end: ({ owner, memberId }) => owner.members.blockMember({ id: memberId }), signsInWith: null },
  'a disconnection': { end: ({ owner, memberId }) => owner.members.disconnectMember({ id: memberId }), signsInWith: null },
  'a deletion': { end: ({ owner, memberId }) => owner.members.deleteMember({ id: memberId }), signsInWith: null },
}

async function recover({ email, visitor, database }: Ending): Promise<void> {
  await visitor.recovery.sendRecoveryEmail({ email })
  const recoveryToken = await tokenOfMail(database, 'recovery', email)
  await visitor.recovery.recover({ recoveryToken, password: newPassword })
}

async function changeLoginEmail({ email, elsewhere, database }: Ending): Promise<void> {
  await elsewhere.recovery.sendLoginEmailChange({ newEmail: moved(email), password })
  await elsewhere.recovery.confirmLoginEmailChange({ token: await tokenOfMail(database, 'login-email-change', moved(email)) })
}

/** The member has the tab's session and another one by then. Sign-ins at the same time don't count each other, so the last one waits for the others. */
async function signInTo101Sessions({ owner, memberId }: Ending): Promise<void> {
  const signIn = () => owner.oauth.token({ grantType: 'authorized_client', memberId })
  await Promise.all(Array.from({ length: 98 }, signIn))
  await signIn()
}

/** The token of the link in an email, once that is written. */
async function tokenOfMail(database: string | undefined, template: string, recipient: string): Promise<string> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    for (let tries = 0; tries < 200; tries++) {
      const { rows } = await client.query<{ plain: string }>('select plain from mails where template = $1 and recipient = $2', [
        template,
        recipient,
      ])
      const token = /token=([\w.-]+)/.exec(rows[0]?.plain ?? '')?.[1]
      if (token) return token
      await pause(50)
    }
  } finally {
    await client.end()
  }
  throw new Error(`no email was sent: ${template}`)
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

async function tabThrough(walk: Tab, event: string, { end, signsInWith, signsInAs }: Event): Promise<void> {
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
  const again = await step(`${event}: login`, () => auth.login({ email: signsInAs?.(email) ?? email, password: signsInWith ?? password }))
  if (signsInWith === null) return
  await attempt(`${event}: signed in again`, async () => {
    auth.setTokens(await auth.getMemberTokensForDirectLogin(again.data.sessionToken))
    const { lineItems } = await shopper.currentCart.getCurrentCart()
    const now = (await shopper.members.getCurrentMember()).member
    return { isSame: now._id === member._id, quantities: lineItems.map(({ quantity }: Package) => quantity) }
  })
}
