import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from '../build.js'
import { prepare } from '../prepare.js'
import { root } from '../root-paths.js'
import { askToStop } from '../run.js'
import { startDatabase, startServer } from '../server.js'

const FOLDERS = ['contract', 'sdk', 'seed', 'server', 'ui', 'storefront', 'dashboard']
const NOT_SOURCES = /(^|[\\/])(node_modules|build|dist|\.react-router)([\\/]|$)|\.test\.tsx?$|\.timestamp-|\.generated\.json$/

/** Pause after a change, because editors may save several files at once. */
const QUIET_MS = 100

/** Compressing takes longer than it saves on the way to the same machine. */
const options = { isCompressed: false }

/** Runs the server with responses checked against the contract. After a change of any source, builds what is outdated and restarts the server. The database
 *  stays, and so does the server until its pages are built. */
export async function dev() {
  const node24 = await prepare('full', options)
  const url = process.env.DATABASE_URL || (await startDatabase(node24))
  if (!url) return 1
  const nextChange = watchSources()
  let latest
  for (;;) {
    const { child, ended } = startServer(node24, 'development', { DATABASE_URL: url })
    if (latest) child.on('message', printDuration(latest))
    void ended.then(({ code }) => code !== 0 && console.log('The server has stopped. It restarts when a source file changes'))
    latest = await nextBuild(node24, nextChange)
    askToStop(child)
    await ended
  }
}

const printDuration =
  ({ file, since }) =>
  ({ isReady }) =>
    isReady && console.log(`Restarted in ${((Date.now() - since) / 1000).toFixed(1)} s: ${file}`)

/** Waits for a change, and builds what it makes outdated; after a build that fails, for the next one. */
async function nextBuild(node24, nextChange) {
  for (;;) {
    const change = await nextChange()
    console.log(`Changed: ${change.file}`)
    try {
      await build(node24, options)
      return change
    } catch (problem) {
      console.error(problem.message)
    }
  }
}

/** Returns a function that resolves with the first file that has changed since it last did, and when. */
function watchSources() {
  let change, wake
  for (const folder of FOLDERS) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (!file || NOT_SOURCES.test(file)) return
      change ??= { file: join(folder, file), since: Date.now() }
      wake?.()
    })
  }
  return async () => {
    if (!change) await new Promise((resolve) => (wake = resolve))
    await pause(QUIET_MS)
    const first = change
    change = undefined
    return first
  }
}
