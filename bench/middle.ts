import type { ChildProcess } from 'node:child_process'
import type { Measured } from './load.ts'
import { processorTimeOf } from './processes.ts'
import { rounds } from './settings.ts'

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** The round with the median throughput. */
export const middle = <Round extends Measured>(all: readonly Round[]): Round =>
  all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]!

export const medianOf = async (once: () => Promise<Measured>): Promise<Measured> =>
  middle((await alternately({ once })).map((round) => round.once))

/** This many rounds are enough if the fastest of them is at most a tenth faster than the slowest. */
const steadyRounds = 3
const steadySpread = 1.1

const isSteady = (all: readonly Pick<Measured, 'perSecond'>[]): boolean => {
  const speeds = all.map(({ perSecond }) => perSecond)
  return all.length >= steadyRounds && Math.max(...speeds) <= steadySpread * Math.min(...speeds)
}

export type Timed = Measured & { processorMs: number }

/** A measurement with the CPU time of the measured process per round. */
export async function timed(child: ChildProcess, once: () => Promise<Measured>): Promise<Timed> {
  const before = processorTimeOf(child)
  const measured = await once()
  return { ...measured, processorMs: (processorTimeOf(child) - before) / measured.rounds }
}

/** Runs both alternately, so that other load on the machine affects them equally. */
export const inTurn = <Round extends Measured>(
  ours: () => Promise<Round>,
  floor: () => Promise<Round>,
): Promise<{ ours: Round; floor: Round }[]> => alternately({ ours, floor })

/** Runs all of them one after the other, again and again, until the rounds of each are steady. */
export async function alternately<Name extends string, Round extends Measured>(
  sides: Readonly<Record<Name, () => Promise<Round>>>,
): Promise<Record<Name, Round>[]> {
  const all: Record<Name, Round>[] = []
  const names = Object.keys(sides) as Name[]
  while (all.length < rounds && !names.every((name) => isSteady(all.map((one) => one[name])))) {
    const one = {} as Record<Name, Round>
    for (const name of names) one[name] = await sides[name]()
    all.push(one)
  }
  return all
}

export const round = (value: number): number => Math.round(value)
