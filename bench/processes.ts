import { fork, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Load, Measured } from './load.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Starts the server like `npm start` and measures the time until it responds. The server ends with this process, because the IPC channel closes. */
export async function startOurs(environment: Record<string, string>): Promise<{ child: ChildProcess; milliseconds: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=4', file('../server/src/main.ts')], {
    env: { ...process.env, NODE_ENV: 'production', STOA_RATE_LIMITS: 'off', STOA_SAMPLE: 'products', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await answering(Number(environment.PORT), child)
  return { child, milliseconds: performance.now() - began }
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

export function startFloor(which: 'floor.ts' | 'best/server.ts' | 'react-floor.ts', message: unknown): Promise<ChildProcess> {
  const child = fork(file(which), { execArgv: ['--max-semi-space-size=4'], env: { ...process.env, NODE_ENV: 'production' } })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`the floor ended with ${code}`)))
    child.send(message as object)
  })
}

/** Runs a load in a separate process. */
export function measure(load: Load): Promise<Measured> {
  const child = fork(file('load.ts'))
  return new Promise((resolve, reject) => {
    child.once('message', (measured: Measured) => {
      resolve(measured)
      child.disconnect()
    })
    child.once('error', reject)
    child.send(load)
  })
}

/** CPU time of a process in milliseconds. Unlike throughput, it hardly depends on other load on the machine. */
export function processorTimeOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  // User and system time, in clock ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resident memory in MB. */
export function memoryOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
