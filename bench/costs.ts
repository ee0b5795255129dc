import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Measured } from './load.ts'
import { processorTimeOf } from './processes.ts'
import type { Workbench } from './workbench.ts'

/** What one round of a load costs, in processes of the measured server and of PostgreSQL. Unlike throughput, it hardly depends on other load on the machine. */
export interface Costs {
  /** CPU time of the server process in milliseconds. */
  serverMs: number
  /** CPU time of all processes of PostgreSQL. */
  postgresMs: number
  walBytes: number
}

export type Costed = Measured & Costs

interface CostsOptions {
  place: Workbench
  child: ChildProcess
  /** Whether the server goes on working after its answers: publishing events, for example. That is part of the costs. */
  isFollowed: boolean
}

export async function withCosts(once: () => Promise<Measured>, { place, child, isFollowed }: CostsOptions): Promise<Costed> {
  const before = await readMeters(place, child)
  const measured = await once()
  if (isFollowed) await quiet(place)
  const after = await readMeters(place, child)
  const each = (key: keyof Costs) => (after[key] - before[key]) / measured.rounds
  return { ...measured, serverMs: each('serverMs'), postgresMs: each('postgresMs'), walBytes: each('walBytes') }
}

const readMeters = async (place: Workbench, child: ChildProcess): Promise<Costs> => {
  const { walBytes, backend } = await readWal(place)
  return { serverMs: processorTimeOf(child), postgresMs: postgresTime(backend), walBytes }
}

async function readWal({ database }: Workbench): Promise<{ walBytes: number; backend: number }> {
  const text = `select (pg_current_wal_insert_lsn() - '0/0')::float8 as "walBytes", pg_backend_pid() as backend`
  return (await database.one<{ walBytes: number; backend: number }>({ text, values: [], name: 'wal' }))!
}

/** Longer than the pause between two rounds of what follows events, and more bytes than an idle server writes in it. */
const pauseMs = 1_200
const idleBytes = 16_384
const pausesMax = 30

/** Waits until the server has dealt with what its callers left behind. */
async function quiet(place: Workbench): Promise<void> {
  for (let pauses = 0, last = (await readWal(place)).walBytes; pauses < pausesMax; pauses++) {
    await setTimeout(pauseMs)
    const { walBytes } = await readWal(place)
    if (walBytes - last < idleBytes) return
    last = walBytes
  }
}

/** CPU time of PostgreSQL's main process and its children, which include connections. Those that have ended are counted by the main process. */
function postgresTime(backend: number): number {
  const main = statOf(backend)!.parent
  const { own, ended } = statOf(main)!
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === main)
  return children.reduce((sum, stat) => sum + stat!.own, own + ended)
}

interface Stat {
  parent: number
  /** CPU time in milliseconds: user and system. */
  own: number
  /** The same of children that have ended. */
  ended: number
}

const tickMs = 10

function statOf(pid: number): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number)
    return { parent: fields[1]!, own: (fields[11]! + fields[12]!) * tickMs, ended: (fields[13]! + fields[14]!) * tickMs }
  } catch {
    // It has ended since the folder was read.
    return undefined
  }
}
