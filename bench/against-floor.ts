import type { ChildProcess } from 'node:child_process'
import { cases, type Case } from './cases.ts'
import { makeSite } from './make-site.ts'
import { inTurn, median, middle, round, timed } from './middle.ts'
import { memoryOf, startFloor, startOurs, stop } from './processes.ts'
import { recordCase } from './record-case.ts'
import { floorPort, oursPort, poolSize } from './settings.ts'
import { environmentOf, load, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

/** Measures API calls against the floor, a minimal server that runs the same statements. */
export async function againstFloor(place: Workbench): Promise<void> {
  const small = await makeSite(place, 1000)
  const ours = await startOurs(environmentOf(place, small))
  console.log(`memory idle: ${memoryOf(ours.child)} MB`)
  console.log(tableHead)
  for (const one of cases) console.log(await compare(one, { place, site: small, ours: ours.child }))
  console.log(`\nmemory after load: ${memoryOf(ours.child)} MB`)
  await stop(ours.child)
}

export const tableHead = `\n| case | ours/s | floor/s | ratio | budget | p50 ms | p99 ms | processor ms, ours | floor | ratio | SQL round trips |\n|---|---|---|---|---|---|---|---|---|---|---|`

/** Measures Stoa and the floor alternately. Returns a table row with the median of their ratios. */
export async function compare(
  one: Case,
  { place, site, ours: child }: { place: Workbench; site: Site; ours: ChildProcess },
): Promise<string> {
  const recorded = await recordCase(one, site, place.database)
  const bare = await startFloor('floor.ts', { connectionString: place.connectionString, port: floorPort, poolSize, recorded })
  const pairs = await inTurn(
    () => timed(child, () => load(one, site, { port: oursPort, who: 'visitor' })),
    () => timed(bare, () => load(one, site, { port: floorPort, who: 'visitor' })),
  )
  await stop(bare)
  const ratio = median(pairs.map(({ ours, floor }) => ours.perSecond / floor.perSecond))
  const work = { ours: median(pairs.map((pair) => pair.ours.processorMs)), floor: median(pairs.map((pair) => pair.floor.processorMs)) }
  const ours = middle(pairs.map((pair) => pair.ours))
  const floor = middle(pairs.map((pair) => pair.floor))
  const failures = pairs.reduce((sum, pair) => sum + pair.ours.failures + pair.floor.failures, 0)
  const failure = pairs.map((pair) => pair.ours.failure ?? pair.floor.failure).find(Boolean)
  const trips = recorded.map((statements) => statements.length).join(' + ')
  return `| ${one.name} | ${round(ours.perSecond)} | ${round(floor.perSecond)} | ${ratio.toFixed(2)} | ${one.budget ?? '–'} | ${ours.p50.toFixed(2)} | ${ours.p99.toFixed(2)} | ${work.ours.toFixed(2)} | ${work.floor.toFixed(2)} | ${(work.floor / work.ours).toFixed(2)} | ${trips} |${failures ? ` ${failures} failures: ${failure}` : ''}`
}
