import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '../kernel/settings.ts'
import { StartupProblem } from '../kernel/startup-problem.ts'

type ListenAddress = Pick<Settings, 'host' | 'port'>

/** How long a server that is stopping may hold the port. */
const PORT_RELEASE_MS = 5_000

/** Checked before the database starts, so that a port in use is reported at once. */
export async function waitForFreePort(listening: ListenAddress): Promise<void> {
  const deadline = Date.now() + PORT_RELEASE_MS
  for (;;) {
    const problem = await tryToListen(listening)
    if (!problem) return
    if (problem.code !== 'EADDRINUSE' || Date.now() > deadline) throw listenProblem(listening, problem) ?? problem
    await pause(100)
  }
}

/** A message for a failure to listen; `undefined` if the user can't fix it. */
export function listenProblem({ host, port }: ListenAddress, cause: unknown): StartupProblem | undefined {
  switch ((cause as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartupProblem(
        `Port ${port} on ${host} is in use by another program.`,
        `Stop that program, or use another port: PORT=${port + 1} npm start.`,
      )
    case 'EACCES':
      return new StartupProblem(`This user is not allowed to listen on port ${port}.`, 'Set PORT to a number above 1023.')
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupProblem(
        `This machine does not have the address ${host}.`,
        'Set HOST to 127.0.0.1 for this machine only, to 0.0.0.0 for all addresses, or to another of its addresses.',
      )
    default:
      return undefined
  }
}

function tryToListen({ host, port }: ListenAddress): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
