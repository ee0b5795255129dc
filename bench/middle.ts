import type { ChildProcess } from 'node:child_process'
import type { Measured } from './load.ts'
import { processorTimeOf } from './processes.ts'
import { rounds } from './settings.ts'

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** The round with the median throughput. */
export const middle = <Round extends Measured>(all: readonly Round[]): Round =>
  all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]!

export async function medianOf(once: () => Promise<Measured>): Promise<Measured> {
  const all: Measured[] = []
  for (let index = 0; index < rounds; index++) all.push(await once())
  return middle(all)
}

export type Timed = Measured & { processorMs: number }

/** A measurement with the CPU time of the measured process per round. */
export async function timed(child: ChildProcess, once: () => Promise<Measured>): Promise<Timed> {
  const before = processorTimeOf(child)
  const measured = await once()
  return { ...measured, processorMs: (processorTimeOf(child) - before) / measured.rounds }
}

/** Runs both alternately, so that other load on the machine affects them equally. */
export const inTurn = <Round>(ours: () => Promise<Round>, floor: () => Promise<Round>): Promise<{ ours: Round; floor: Round }[]> =>
  alternately({ ours, floor })

/** Runs all of them one after the other, again and again. */
export async function alternately<Name extends string, Round>(
  sides: Readonly<Record<Name, () => Promise<Round>>>,
): Promise<Record<Name, Round>[]> {
  const all: Record<Name, Round>[] = []
  for (let index = 0; index < rounds; index++) {
    const one = {} as Record<Name, Round>
    for (const [name, once] of Object.entries(sides) as [Name, () => Promise<Round>][]) one[name] = await once()
    all.push(one)
  }
  return all
}

export const round = (value: number): number => Math.round(value)
