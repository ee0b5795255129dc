import { setTimeout as pause } from 'node:timers/promises'
import type { Access } from './access.ts'
import { endPostmaster } from './postmaster.ts'
import { firstAnswer, hasExited, type Serving } from './serve.ts'

const RESTARTS = 5

/** Keeps PostgreSQL running and owned until the returned function stops it. */
export function supervise(first: Serving, access: Access, serveAgain: () => Promise<Serving>): () => Promise<void> {
  let serving = first
  let stopping = false
  let recovery = Promise.resolve()

  const watch = () => serving.ownership.client.once('end', () => (stopping ? undefined : (recovery = recover())))
  const recover = async () => {
    process.stderr.write('The connection to PostgreSQL was lost. Reconnecting.\n')
    const ownership = await firstAnswer(serving.child, access)
    const again = ownership ? { child: serving.child, ownership } : await persist(serveAgain)
    if (!again) return
    serving = again
    watch()
  }

  watch()
  return async () => {
    stopping = true
    await recovery
    if (!hasExited(serving.child)) await endPostmaster(serving.child.pid!)
  }
}

/** Processes of a killed PostgreSQL may hold its memory for a moment. Without a database there is no server: after the last attempt this process stops. */
async function persist(serveAgain: () => Promise<Serving>): Promise<Serving | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await serveAgain()
    } catch (cause) {
      if (attempt < RESTARTS) await pause(1_000)
      else return giveUp(cause as Error)
    }
  }
}

function giveUp({ message }: Error): undefined {
  process.stderr.write(`PostgreSQL could not be restarted, so the server is stopping. ${message}\n`)
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}
