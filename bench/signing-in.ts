import { createClient } from '@stoa/sdk'
import { signInOf } from '@stoa/sdk/sign-in'
import { latest, type Case } from './cases.ts'
import { compare, printComparisons } from './compare.ts'
import type { Measured, Step } from './load.ts'
import { makeSite } from './make-site.ts'
import { inTurn, median } from './middle.ts'
import { measure, startOurs, stop } from './processes.ts'
import { oursPort, seconds } from './settings.ts'
import { environmentOf, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

const password = 'a windowsill full of basil'
const email = 'mia@stoa.example'
const logins = 8

/** Measures calls about tokens against the floor, and whether sign-ins slow down other callers. */
export async function signingIn(place: Workbench): Promise<void> {
  const site = await makeSite(place, 1000)
  const ours = await startOurs(environmentOf(place, site))
  const { visitorRefresh } = await people(site)
  const comparisons = []
  for (const one of casesOf(site, visitorRefresh)) comparisons.push(await compare(one, { place, site, ours: ours.child }))
  printComparisons(comparisons)
  await whileOthersSignIn(site)
  await stop(ours.child)
}

/** Returns a visitor's refresh token and the access token of a signed-in member. */
async function people({ settings: { clientId } }: Site): Promise<{ visitorRefresh: string; memberToken: string }> {
  const stoa = createClient({ baseUrl: `http://127.0.0.1:${oursPort}`, clientId })
  await stoa.session.accessToken()
  const visitorRefresh = (await stoa.session.tokens())!.refreshToken.value
  const signIn = signInOf(stoa, { clientId })
  const state = await signIn.register({ loginId: { email }, password })
  if (state.loginState !== 'SUCCESS') throw new Error(`signing up came to ${state.loginState}`)
  await signIn.becomeMember(state.sessionToken)
  return { visitorRefresh, memberToken: await stoa.session.accessToken() }
}

function casesOf({ settings: { clientId } }: Site, visitorRefresh: string): Case[] {
  const token = (body: object): Step[] => [{ method: 'POST', path: '/oauth2/token', body: { clientId, ...body } }]
  const common = { freshVisitors: false, token: '' }
  return [
    { ...common, name: 'a visitor’s token', steps: () => token({ grantType: 'anonymous' }) },
    { ...common, name: 'a token renewed', steps: () => token({ grantType: 'refresh_token', refreshToken: visitorRefresh }) },
  ]
}

/** Reads the member who is signed in. */
export const memberCase = async (site: Site): Promise<Case> => ({
  name: 'the current member',
  budget: 0.7,
  freshVisitors: false,
  token: (await people(site)).memberToken,
  steps: () => [{ method: 'GET', path: '/members/v1/members/my?fieldsets=FULL' }],
})

/** Measures a small read by one caller, alternately alone and during continuous sign-ins. */
async function whileOthersSignIn(site: Site): Promise<void> {
  const [visitor] = site.visitorTokens
  const load = { port: oursPort, seconds, from: 0, tokens: [visitor!] }
  const read = (): Promise<Measured> =>
    measure({ ...load, callers: 1, steps: [{ method: 'GET', path: `/stores-reader/v1/products/${site.productId}`, headers: latest }] })
  const entering = () =>
    measure({
      ...load,
      callers: logins,
      steps: [{ method: 'POST', path: '/_api/iam/authentication/v2/login', body: { loginId: { email }, password } }],
    })
  const signedIn: Measured[] = []
  const pairs = await inTurn(read, async () => {
    const [reading, others] = await Promise.all([read(), entering()])
    signedIn.push(others)
    return reading
  })
  const row = (name: string, all: readonly Measured[], others: string): string =>
    `| ${name} | ${median(all.map(({ p50 }) => p50)).toFixed(2)} | ${median(all.map(({ p99 }) => p99)).toFixed(2)} | ${others} |`
  const perSecond = median(signedIn.map((one) => one.perSecond)).toFixed(1)
  const failures = [...pairs.flatMap(({ ours, floor }) => [ours, floor]), ...signedIn].find((one) => one.failures > 0)?.failure
  console.log(`\n| one product, one caller | p50 ms | p99 ms | log-ins/s |\n|---|---|---|---|`)
  console.log(
    row(
      'alone',
      pairs.map(({ ours }) => ours),
      '0',
    ),
  )
  console.log(
    `${row(
      `beside ${logins} who sign in`,
      pairs.map(({ floor }) => floor),
      perSecond,
    )}${failures ? ` ${failures}` : ''}`,
  )
}
