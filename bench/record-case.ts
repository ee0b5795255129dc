import { randomUUID } from 'node:crypto'
import { accessSecondsOf } from '../server/src/access/oauth/token-life.ts'
import { createServer } from '../server/src/http/server.ts'
import type { Database } from '../server/src/kernel/db.ts'
import { createServerApp, createServices } from '../server/src/start.ts'
import { uncached, type Case } from './cases.ts'
import { fill } from './fill.ts'
import type { Step } from './load.ts'
import { markFresh, recording, type Recorded } from './record.ts'
import { stepsOf, type Site } from './site.ts'

/** The statements of a case by step, for the floor to run. Values that are new in each round are marked. */
export async function recordCase(one: Case, site: Site, on: Database): Promise<Recorded[][]> {
  const recorded = await runOnce(one, site, on)
  if (!one.freshVisitors && !one.makesRows) return recorded
  const twin = await runOnce(one, site, on)
  return recorded.map((statements, index) => markFresh(statements, twin[index] ?? []))
}

/** Runs a case once in this process and returns its statements by step. */
export async function runOnce(one: Case, site: Site, on: Database): Promise<Recorded[][]> {
  const watched = recording(on)
  const app = createServerApp(createServices(site.settings, watched.database))
  const server = createServer(app)
  const visitor = await site.tokens.sign(
    'access',
    { siteId: site.settings.siteId, subject: randomUUID(), role: 'visitor', clientId: site.settings.clientId },
    accessSecondsOf('visitor'),
  )
  await app.call('shop.getShop', { kind: 'visitor', siteId: site.settings.siteId, id: randomUUID() }, {})
  const token = one.token ?? visitor
  if (token && token !== site.settings.apiKey) await site.tokens.verify('access', token)
  const kept = new Map<string, string>()
  const valueOf = (name: string): string | undefined => kept.get(name)
  const send = async (step: Step) => {
    const answer = await server.inject({
      method: step.method as 'GET',
      url: fill(step.path, valueOf),
      headers: {
        ...step.headers,
        ...(token ? { authorization: token } : {}),
        ...(step.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(step.body === undefined ? {} : { payload: fill(JSON.stringify(step.body), valueOf) }),
    })
    if (answer.statusCode !== 200) throw new Error(`${step.path} answered ${answer.statusCode}: ${answer.body}`)
    return answer
  }
  // A process that has just started reads once what it remembers: the collection, the client, the session.
  if (!one.freshVisitors) for (const step of uncached(one).steps(site)) await send(step)
  watched.take()
  const steps: Recorded[][] = []
  for (const step of stepsOf(one, site)) {
    const answer = await send(step)
    steps.push(watched.take().filter(({ text }) => !/from sites where|signing_keys/.test(text)))
    for (const [name, place] of Object.entries(step.keep ?? {})) kept.set(name, String((answer.json() as Record<string, unknown>)[place]))
  }
  await server.close()
  return steps
}
