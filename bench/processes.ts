import { fork, spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { heapFlags } from '../bin/heap.js'
import type { Load, Measured } from './load.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Starts the server in one process like `npm start` and measures the time until it responds. The server ends with this process, because the IPC channel
 *  closes. */
export async function startOurs(
  environment: Record<string, string>,
  flags = heapFlags,
): Promise<{ child: ChildProcess; milliseconds: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, [...flags, file('../node_modules/.cache/stoa/server/main.js')], {
    env: { ...process.env, ...quiet, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await answering(Number(environment.PORT), child)
  return { child, milliseconds: performance.now() - began }
}

const quiet = { NODE_ENV: 'production', STOA_RATE_LIMITS: 'off', STOA_SAMPLE: 'products', STOA_PROCESSES: '1' }

/** Runs `npm start` as a person does. */
export async function npmStart(environment: Record<string, string>): Promise<{ child: ChildProcess; milliseconds: number }> {
  const began = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: file('..'),
    env: { ...process.env, ...quiet, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answering(Number(environment.PORT), child)
  return { child, milliseconds: performance.now() - began }
}

/** A process with all that it has started. */
export function familyOf({ pid }: ChildProcess): { pid: number; name: string }[] {
  const parents = new Map<number, { pid: number; name: string }[]>()
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const known = describe(Number(entry))
    if (known) parents.set(known.parent, [...(parents.get(known.parent) ?? []), known])
  }
  const below = (id: number): { pid: number; name: string }[] =>
    (parents.get(id) ?? []).flatMap((one) => [{ pid: one.pid, name: one.name }, ...below(one.pid)])
  return [{ pid: pid!, name: describe(pid!)?.name ?? '' }, ...below(pid!)]
}

function describe(pid: number): { pid: number; parent: number; name: string } | undefined {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return { pid, parent: Number(parent), name: command.find((part) => /main\.js|stoa\.js|^npm|postgres/.test(part)) ?? command[0]! }
  } catch {
    return undefined
  }
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const up = await fetch(`http://127.0.0.1:${port}/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) return
    await setTimeout(50)
  }
  throw new Error('the server did not answer in a minute')
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

export function startFloor(
  which: 'floor.ts' | 'best/server.ts' | 'file-floor.ts' | 'picture-floor.ts' | 'react-floor.ts',
  message: unknown,
): Promise<ChildProcess> {
  const child = fork(file(which), { execArgv: heapFlags, env: { ...process.env, NODE_ENV: 'production' } })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`the floor ended with ${code}`)))
    child.send(message as object)
  })
}

/** With the usual young generation, the caller pauses more often to collect garbage, which delays all requests under way. */
const callerFlags = ['--min-semi-space-size=64', '--max-semi-space-size=64']

/** Callers that have no load now. They are used again, because in a new process the first requests wait until its code is compiled. */
const idleCallers: ChildProcess[] = []

function startCaller(): ChildProcess {
  const child = fork(file('load.ts'), { execArgv: callerFlags })
  // It ends with this process, and doesn't keep it running.
  child.unref()
  return child
}

/** Runs a load in a separate process. */
export function measure(load: Load): Promise<Measured> {
  const child = idleCallers.pop() ?? startCaller()
  child.channel!.ref()
  return new Promise((resolve, reject) => {
    const fail = (cause: Error | number | null) => reject(new Error('the caller ended', { cause }))
    child.once('error', fail).once('exit', fail)
    child.once('message', (measured: Measured) => {
      child.off('error', fail).off('exit', fail)
      child.channel!.unref()
      idleCallers.push(child)
      resolve(measured)
    })
    child.send(load)
  })
}

/** CPU time of a process in milliseconds. Unlike throughput, it hardly depends on other load on the machine. */
export function processorTimeOf({ pid }: Pick<ChildProcess, 'pid'>): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  // User and system time, in clock ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resident memory in MB. */
export function memoryOf({ pid }: Pick<ChildProcess, 'pid'>): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Memory of a process in MB, with its share of what several processes have in common. */
export function shareOf({ pid }: Pick<ChildProcess, 'pid'>): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Math.round(Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024)
}
