import type { ChildProcess } from 'node:child_process'
import { bestCases } from './best/cases.ts'
import { verifyBest } from './best/verify.ts'
import type { Case } from './cases.ts'
import { withCosts, type Costed } from './costs.ts'
import { sendToFloor } from './floor-pool.ts'
import { alternately, median } from './middle.ts'
import { startFloor, stop } from './processes.ts'
import { recordCase } from './record-case.ts'
import { bestPort, floorPort, oursPort, poolSize, seconds } from './settings.ts'
import { load, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

/** Stoa, and what it is measured against. */
const sideNames = { ours: 'Stoa', replay: 'its own statements', best: 'the best statements' } as const
type Side = keyof typeof sideNames

/** The statements of a round, and how many of them are `begin` and `commit`. */
interface Sent {
  statements: number
  roundTrips: number
}

export interface Comparison {
  one: Case
  rounds: Partial<Record<Side, Costed>>[]
  sent: Partial<Record<Side, Sent>>
}

/** Until each connection has planned its statements. */
const warmUpSeconds = 0.5

/** Twice as long as other rounds: few purchases fit in one, and the slowest hundredth of them counts. */
const compareSeconds = 2 * seconds

interface CompareOptions {
  place: Workbench
  site: Site
  ours: ChildProcess
}

/** Measures Stoa and both floors alternately. */
export async function compare(one: Case, { place, site, ours }: CompareOptions): Promise<Comparison> {
  console.error(`measuring: ${one.name}`)
  const recorded = await recordCase(one, site, place.database)
  const texts = recorded.flat().map(({ text }) => text)
  const roundTrips = texts.length
  const replayed: Sent = { statements: texts.filter((text) => !/^(begin|commit)$/.test(text)).length, roundTrips }
  const sent: Comparison['sent'] = { ours: one.isKept ? { statements: 0, roundTrips: 0 } : replayed, replay: replayed }
  const { connectionString } = place
  const replay = await startFloor('floor.ts', { connectionString, port: floorPort, poolSize, recorded })
  const best =
    one.name in bestCases
      ? await startFloor('best/server.ts', { connectionString, port: bestPort, poolSize, siteId: site.settings.siteId, name: one.name })
      : undefined
  const loadFor = (port: number, seconds: number) => load(one, site, { port, who: 'visitor', seconds })
  const side = (child: ChildProcess, port: number, isFollowed: boolean) => () =>
    withCosts(() => loadFor(port, compareSeconds), { place, child, isFollowed })
  const floor = (child: ChildProcess, port: number) => async () => {
    await sendToFloor(child, 'connect')
    // Its connections are new, and Stoa's aren't.
    await loadFor(port, warmUpSeconds)
    const measured = await side(child, port, false)()
    await sendToFloor(child, 'disconnect')
    return measured
  }
  const makesRows = one.freshVisitors || one.makesRows === true
  const sides: Readonly<Record<string, () => Promise<Costed>>> = {
    ours: side(ours, oursPort, makesRows),
    replay: floor(replay, floorPort),
    ...(best ? { best: floor(best, bestPort) } : {}),
  }
  if (best) sent.best = await verifyBest(one, { place, site })
  // The first round of each isn't counted: its code is compiled meanwhile.
  for (const once of Object.values(sides)) await once()
  const rounds: Comparison['rounds'] = await alternately(sides)
  if (best) await verifyBest(one, { place, site })
  await Promise.all([replay, best].map((child) => child && stop(child)))
  // What this case left behind would otherwise be cleaned up at the expense of the next.
  if (makesRows) await place.database.run({ text: 'vacuum (analyze)', values: [], name: undefined })
  return { one, rounds, sent }
}

/** Prints ready-made tables for docs/performance.md. */
export function printComparisons(comparisons: readonly Comparison[]): void {
  console.log(
    `\n| case | ours/s | own statements/s | best/s | ratio to own | ratio to best | budget | CPU ratio to best | p50 ms | p99 ms | p99 / p50 (at most 5) |\n|---|---|---|---|---|---|---|---|---|---|---|`,
  )
  for (const one of comparisons) console.log(speedRow(one))
  console.log(
    `\n| per operation | side | server CPU ms | PostgreSQL CPU ms | statements | round trips | WAL kB |\n|---|---|---|---|---|---|---|`,
  )
  for (const one of comparisons) for (const side of sidesOf(one)) console.log(costRow(one, side))
}

const sidesOf = ({ rounds }: Comparison): Side[] => Object.keys(rounds[0]!) as Side[]

const medianIn = ({ rounds }: Comparison, side: Side, of: (round: Costed) => number): number | undefined =>
  rounds[0]![side] && median(rounds.map((round) => of(round[side]!)))

const ratioTo = ({ rounds }: Comparison, side: Side): number | undefined =>
  rounds[0]![side] && median(rounds.map((round) => round.ours!.perSecond / round[side]!.perSecond))

/** Like the ratio to the best floor, by the CPU time of server and PostgreSQL together. */
const workRatio = ({ rounds }: Comparison): number | undefined =>
  rounds[0]!.best && median(rounds.map((round) => workOf(round.best!) / workOf(round.ours!)))

const workOf = ({ serverMs, postgresMs }: Costed): number => serverMs + postgresMs

const text = (value: number | undefined, digits: number): string => (value === undefined ? '–' : value.toFixed(digits))

function speedRow(compared: Comparison): string {
  const perSecond = (side: Side) =>
    text(
      medianIn(compared, side, (round) => round.perSecond),
      0,
    )
  const ratio = ratioTo(compared, 'best') ?? ratioTo(compared, 'replay')!
  const { budget } = compared.one
  const spread = medianIn(compared, 'ours', ({ p50, p99 }) => p99 / p50)!
  const columns = [
    compared.one.name,
    ...(['ours', 'replay', 'best'] as const).map(perSecond),
    text(ratioTo(compared, 'replay'), 2),
    text(ratioTo(compared, 'best'), 2),
    budget ? `${budget}${ratio < budget ? ', missed' : ''}` : '–',
    text(workRatio(compared), 2),
    text(
      medianIn(compared, 'ours', ({ p50 }) => p50),
      2,
    ),
    text(
      medianIn(compared, 'ours', ({ p99 }) => p99),
      2,
    ),
    `${text(spread, 1)}${spread > 5 ? ', missed' : ''}`,
  ]
  return `| ${columns.join(' | ')} |${failuresIn(compared)}`
}

function failuresIn({ rounds }: Comparison): string {
  const all = rounds.flatMap((round) => Object.values(round))
  const count = all.reduce((sum, { failures }) => sum + failures, 0)
  return count === 0 ? '' : ` ${count} failures: ${all.find(({ failure }) => failure)?.failure}`
}

function costRow(compared: Comparison, side: Side): string {
  const { statements, roundTrips } = compared.sent[side]!
  const columns = [
    compared.one.name,
    sideNames[side],
    text(
      medianIn(compared, side, ({ serverMs }) => serverMs),
      2,
    ),
    text(
      medianIn(compared, side, ({ postgresMs }) => postgresMs),
      2,
    ),
    statements,
    roundTrips,
    text(medianIn(compared, side, ({ walBytes }) => walBytes)! / 1000, 1),
  ]
  return `| ${columns.join(' | ')} |`
}
