import { join } from 'node:path'
import type { Settings } from '../server/src/kernel/settings.ts'
import type { Tokens } from '../server/src/kernel/tokens.ts'
import type { Case } from './cases.ts'
import type { Measured, Step } from './load.ts'
import { measure } from './processes.ts'
import { callers as usualCallers, oursPort, seconds as usualSeconds } from './settings.ts'
import type { Workbench } from './workbench.ts'

/** A shop of a certain size with its callers. */
export interface Site {
  settings: Settings
  tokens: Tokens
  visitorTokens: string[]
  productId: string
  deliveryCode: string
}

/** Environment variables of the server for a site. */
export const environmentOf = ({ connectionString, folder }: Workbench, { settings }: Site): Record<string, string> => ({
  PORT: String(oursPort),
  DATABASE_URL: connectionString,
  STOA_DATA: join(folder, 'data'),
  STOA_SITE_ID: settings.siteId,
  STOA_CLIENT_ID: settings.clientId,
  STOA_API_KEY: settings.apiKey!,
})

export const stepsOf = (one: Case, site: Site): Step[] =>
  JSON.parse(JSON.stringify(one.steps(site)).replaceAll('{deliveryCode}', site.deliveryCode)) as Step[]

/** The number of visitors that each server has had, by its site and port: a visitor who comes again has a cart already. */
const visitorsSoFar = new Map<string, number>()
/** More than one measurement has. */
const visitorsMax = 20_000
let asked = 0
/** More rounds than one measurement has, so that round numbers aren't reused. */
const apart = 1_000_000

interface CallersOptions {
  port: number
  who: 'visitor' | 'owner'
  callers?: number
  seconds?: number
}

export async function load(
  one: Case,
  site: Site,
  { port, who, callers = usualCallers, seconds = usualSeconds }: CallersOptions,
): Promise<Measured> {
  const key = `${site.settings.siteId} ${port}`
  const from = one.freshVisitors ? (visitorsSoFar.get(key) ?? 0) : (asked += apart)
  const tokens =
    one.token !== undefined
      ? [one.token]
      : who === 'owner'
        ? [site.settings.apiKey!]
        : one.freshVisitors
          ? site.visitorTokens.slice(from, from + visitorsMax)
          : [site.visitorTokens[0]!]
  const measured = await measure({ steps: stepsOf(one, site), port, callers, seconds, tokens, from })
  if (one.freshVisitors && measured.rounds > tokens.length) throw new Error('there are too few visitors: some came twice')
  if (one.freshVisitors) visitorsSoFar.set(key, from + measured.rounds)
  return measured
}
