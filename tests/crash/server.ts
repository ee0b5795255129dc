import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PoolConfig } from 'pg'
import { heapFlags } from '../../bin/heap.js'
import { connectionTo } from '../../server/src/database/embedded/access.ts'
import { findClusterPaths } from '../../server/src/database/embedded/cluster-paths.ts'
import { findPostmaster, hasEnded, type Postmaster } from '../../server/src/database/embedded/postmaster.ts'
import { removeData } from '../../server/src/database/embedded/remove.ts'
import { freePort } from '../support/free-port.ts'
import { quickFolder } from '../support/quick-folder.ts'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

/** The real server on a separate data folder, with its own PostgreSQL, to be killed. */
export interface KillableServer {
  baseUrl: string
  apiKey: string
  start(): Promise<void>
  /** Sends SIGKILL to the server and to its PostgreSQL, in either order. */
  kill(first: 'server' | 'postgres'): Promise<void>
  /** Its first process. */
  process(): ChildProcess
  /** The connection to its PostgreSQL while it runs. */
  connection(): PoolConfig
  remove(): Promise<void>
}

/** With the bounds of memory that `npm start` sets, or with others. */
export async function makeKillableServer(processes = 1, flags: readonly string[] = heapFlags): Promise<KillableServer> {
  const port = await freePort()
  const folder = quickFolder()
  const apiKey = `key-${randomBytes(24).toString('base64url')}`
  const env = {
    PATH: process.env.PATH,
    STOA_SAMPLE: 'products',
    PORT: String(port),
    STOA_DATA: folder,
    STOA_API_KEY: apiKey,
    STOA_RATE_LIMITS: 'off',
    STOA_PROCESSES: String(processes),
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  }
  let server: ChildProcess | undefined
  const postmaster = (): Postmaster => findPostmaster(findClusterPaths(folder).cluster)!
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    apiKey,
    async start() {
      server = await started(spawn(process.execPath, [...flags, main], { env, stdio: ['ignore', 'pipe', 'inherit'] }))
    },
    async kill(first) {
      const [serverId, postgresId] = [server!.pid!, postmaster().pid]
      for (const id of first === 'server' ? [serverId, postgresId] : [postgresId, serverId]) process.kill(id, 'SIGKILL')
      await Promise.all([hasEnded(serverId, 10_000), hasEnded(postgresId, 10_000)])
    },
    process: () => server!,
    connection: () => connectionTo(postmaster(), findClusterPaths(folder)),
    async remove() {
      if (server && server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM')
        await hasEnded(server.pid!, 20_000)
      }
      await removeData(folder)
    },
  }
}

async function started(child: ChildProcess): Promise<ChildProcess> {
  let output = ''
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()))
  for (let waitedMs = 0; !output.includes('Stoa is ready'); waitedMs += 20) {
    if (child.exitCode !== null || waitedMs > 60_000) throw new Error(`the server did not start: ${output}`)
    await pause(20)
  }
  return child
}
