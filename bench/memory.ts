import type { ChildProcess } from 'node:child_process'
import { heapFlags } from '../bin/heap.js'
import { cases, dataCollectionId, dataInsert, dataQuery, firstReads, ordersSearch, type Case } from './cases.ts'
import { growItems } from './grow-items.ts'
import { makeSite, visitorsOfLoad } from './make-site.ts'
import { memoryOf, processorTimeOf, startOurs, stop } from './processes.ts'
import { memberCase } from './signing-in.ts'
import { rounds } from './settings.ts'
import { environmentOf, load, type Site } from './site.ts'
import { oursPort } from './settings.ts'
import type { Workbench } from './workbench.ts'

const extra = (process.env.BENCH_FLAGS ?? '').split(';').map((text) => text.split(' ').filter(Boolean))
const reporter =
  'data:text/javascript,' +
  encodeURIComponent(
    `import {getHeapSpaceStatistics} from 'node:v8';process.on('message',m=>{if(m==='memory')process.send({memory:process.memoryUsage(),spaces:Object.fromEntries(getHeapSpaceStatistics().map(s=>[s.space_name,[s.space_used_size,s.physical_space_size].map(n=>Math.round(n/1e6))]))});if(m==='gc'){globalThis.gc?.();process.send({})}});process.channel?.unref()`,
  )

const ask = (child: ChildProcess, message: string): Promise<any> =>
  new Promise((resolve) => {
    const on = (answer: any) => {
      if (message === 'memory' && !answer?.memory) return
      child.off('message', on)
      resolve(answer)
    }
    child.on('message', on)
    child.send(message)
  })

export async function memory(place: Workbench): Promise<void> {
  const site = await makeSite(place, 1000, { withOrders: true, visitors: visitorsOfLoad })
  const { siteId, apiKey } = site.settings
  await growItems(place.connectionString, { siteId, id: dataCollectionId, count: 100_000, isIndexed: true })
  const servers = []
  for (const [index, flags] of extra.entries()) {
    const port = index === 0 ? oursPort : oursPort + 10 + index
    const environment = { ...environmentOf(place, site), PORT: String(port), ...Object.fromEntries(flags.filter((f) => !f.startsWith('-')).map((f) => f.split('='))) }
    const { child } = await startOurs(environment, ['--expose-gc', `--import=${reporter}`, ...heapFlags, ...flags.filter((f) => f.startsWith('-'))])
    servers.push({ name: flags.join(' ') || 'usual', port, child, ms: new Map<string, number[]>() })
    console.log(`${flags.join(' ')} idle ${memoryOf(child)}`)
  }
  const all = [...cases, ...firstReads, { ...ordersSearch, token: apiKey! }, await memberCase(site), dataQuery, dataInsert]
  for (const one of all) {
    for (let r = 0; r < rounds; r++)
      for (const s of servers) {
        const before = processorTimeOf(s.child)
        const m = await load(one as Case, site as Site, { port: s.port, who: 'visitor' })
        s.ms.set(one.name, [...(s.ms.get(one.name) ?? []), (processorTimeOf(s.child) - before) / m.rounds])
        if (m.failures) console.log('FAILURES', one.name, m.failure)
      }
    for (const s of servers) {
      const { memory: u } = await ask(s.child, 'memory')
      const mb = (n: number) => Math.round(n / 1e6)
      console.log(
        `${one.name} | ${s.name} | ${s.ms.get(one.name)!.map((n) => n.toFixed(2)).join(' ')} ms | rss ${mb(u.rss)} total ${mb(u.heapTotal)} used ${mb(u.heapUsed)} ext ${mb(u.external)} ab ${mb(u.arrayBuffers)}`,
      )
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  for (const s of servers) {
    console.log('idle after', s.name, memoryOf(s.child), JSON.stringify(await ask(s.child, 'memory')))
    await ask(s.child, 'gc')
    console.log('after gc', s.name, memoryOf(s.child), JSON.stringify(await ask(s.child, 'memory')))
    await stop(s.child)
  }
}
