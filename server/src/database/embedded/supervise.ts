import { setTimeout as pause } from 'node:timers/promises'
import type { Access } from './access.ts'
import { endPostmaster } from './postmaster.ts'
import { firstAnswer, type Serving } from './serve.ts'

const RESTARTS = 5

/** Keeps PostgreSQL running and owned until the returned function stops it. Also ends it when this process exits on its own. */
export function supervise(first: Serving, access: Access, serveAgain: () => Promise<Serving>): () => Promise<void> {
  let serving = first
  let stopping = false
  let recovery = Promise.resolve()
  const endAtExit = () => serving.child.kill('SIGINT')

  const watch = () => serving.ownership.client.once('end', () => (stopping ? undefined : (recovery = recover())))
  const recover = async () => {
    process.stderr.write('The connection to PostgreSQL was lost; bringing it back.\n')
    const ownership = await firstAnswer(serving.child, access)
    serving = ownership ? { child: serving.child, ownership } : await persist(serveAgain)
    watch()
  }

  process.once('exit', endAtExit)
  watch()
  return async () => {
    stopping = true
    await recovery
    process.off('exit', endAtExit)
    if (serving.child.exitCode === null && serving.child.signalCode === null) await endPostmaster(serving.child.pid!)
  }
}

/** Processes of a killed PostgreSQL may hold its memory for a moment. Without a database there is no server: after the last try this one stops. */
async function persist(serveAgain: () => Promise<Serving>): Promise<Serving> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await serveAgain()
    } catch (cause) {
      if (attempt < RESTARTS) await pause(1_000)
      else {
        process.exitCode = 1
        process.kill(process.pid, 'SIGTERM')
        throw cause
      }
    }
  }
}
