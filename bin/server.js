import { join } from 'node:path'
import { heapFlags } from './heap.js'
import { showStepsOf } from './progress.js'
import { compileCache, root, serverBundle } from './root-paths.js'
import { giveUp, started } from './run.js'

const FLAGS = [...heapFlags, '--disable-warning=ExperimentalWarning']

/** Starts the server. It stops on a signal or when this process ends. @param {string} node24 @param {'production' | 'development'} mode */
export function startServer(node24, mode, env = {}) {
  const main = mode === 'production' ? serverBundle : join(root, 'server/src/main.ts')
  const server = started(node24, [...FLAGS, main], {
    env: { ...env, NODE_ENV: mode, NODE_COMPILE_CACHE: compileCache },
    channel: true,
  })
  showStepsOf(server.child)
  return server
}

/** Starts the embedded PostgreSQL alone. Resolves with its URL. @param {string} node24 */
export const startDatabase = (node24) => startPart(node24, 'server/src/database-process.ts')

/** Starts what transforms the sources of the pages. Resolves with its URL. @param {string} node24 */
export const startSources = (node24) => startPart(node24, 'bin/sources-process.js', { NODE_ENV: 'development' })

/** Starts what the server needs: when it ends, everything does. @param {string} node24 @param {string} script */
async function startPart(node24, script, env = {}) {
  const { child, ended } = started(node24, [...FLAGS, join(root, script)], {
    env: { ...env, NODE_COMPILE_CACHE: compileCache },
    channel: true,
  })
  void ended.then(() => giveUp(`${script} has ended, so npm run dev stops`))
  return new Promise((resolve) => child.once('message', resolve))
}
