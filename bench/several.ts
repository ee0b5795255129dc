import { heapFlags } from '../bin/heap.js'
import { cases, uncached, type Case } from './cases.ts'
import { makeSite, visitorsOfLoad } from './make-site.ts'
import { median, middle } from './middle.ts'
import { familyOf, memoryOf, processorTimeOf, startOurs, stop } from './processes.ts'
import { oursPort, rounds } from './settings.ts'
import { environmentOf, load, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

/** How a server is run. */
interface Variant {
  name: string
  flags: string[]
  processes: number
}

const measured = new Set(['products query (20)', 'add to cart'])

/** The throughput of one and of two processes. */
export const processes = (place: Workbench): Promise<void> =>
  compareVariants(
    place,
    [1, 2].map((count) => ({ name: `${count} process${count > 1 ? 'es' : ''}`, flags: heapFlags, processes: count })),
  )

/** The throughput and memory at sizes of the young and of the old generation, in MB. */
export const heap = (place: Workbench): Promise<void> =>
  compareVariants(
    place,
    [[], [young(4)], [young(32)], [old(512)], [old(4096)]].map((flags) => ({
      name: flags.join(' ') || 'usual',
      // Of two flags of a kind, the last one counts.
      flags: [...heapFlags, ...flags],
      processes: 1,
    })),
  )

const young = (size: number): string => `--max-semi-space-size=${size}`
const old = (size: number): string => `--max-old-space-size=${size}`

/** Loads servers of all variants alternately, on one database. */
async function compareVariants(place: Workbench, variants: readonly Variant[]): Promise<void> {
  const site = await makeSite(place, 1000, { visitors: visitorsOfLoad })
  const running = await Promise.all(
    variants.map(async (variant, index) => {
      const port = oursPort + 10 + index
      const environment = { ...environmentOf(place, site), PORT: String(port), STOA_PROCESSES: String(variant.processes), STOA_ROLE: 'api' }
      const { child } = await startOurs(environment, variant.flags)
      return { ...variant, port, child }
    }),
  )
  console.log(
    `\n| case | variant | calls/s | against the first | p50 ms | p99 ms | processor ms | memory MB |\n|---|---|---|---|---|---|---|---|`,
  )
  for (const one of cases.filter(({ name }) => measured.has(name)).map(uncached)) {
    const results = running.map((server) => ({ server, all: [] as Awaited<ReturnType<typeof timedOn>>[] }))
    for (let index = 0; index < rounds; index++) for (const { server, all } of results) all.push(await timedOn(one, site, server))
    for (const { server, all } of results) {
      const { perSecond, p50, p99, failures } = middle(all)
      const ratio = median(all.map((each, index) => each.perSecond / results[0]!.all[index]!.perSecond))
      const memory = nodesOf(server).map(memoryOf)
      console.log(
        `| ${one.name} | ${server.name} | ${Math.round(perSecond)} | ${ratio.toFixed(2)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${median(all.map(({ processorMs }) => processorMs)).toFixed(2)} | ${memory.join(' + ')} |${failures ? ` ${failures} failures` : ''}`,
      )
    }
  }
  await Promise.all(running.map(({ child }) => stop(child)))
}

type Running = Variant & { port: number; child: Awaited<ReturnType<typeof startOurs>>['child'] }

const nodesOf = ({ child }: Running) => familyOf(child).filter(({ name }) => name.endsWith('main.js'))

const processorMsOf = (server: Running): number => nodesOf(server).reduce((sum, one) => sum + processorTimeOf(one), 0)

async function timedOn(one: Case, site: Site, server: Running) {
  const before = processorMsOf(server)
  const result = await load(one, site, { port: server.port, who: 'visitor' })
  return { ...result, processorMs: (processorMsOf(server) - before) / result.rounds }
}
