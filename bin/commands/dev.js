import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildTables } from '../build.js'
import { prepare } from '../prepare.js'
import { root } from '../root-paths.js'
import { askToStop } from '../run.js'
import { startDatabase, startServer, startSources } from '../server.js'

/** The sources of the server. Those of the pages are read when a page is. */
const FOLDERS = ['contract', 'sdk', 'seed', 'server']
const NOT_SOURCES = /(^|[\\/])(node_modules|dist)([\\/]|$)|\.test\.ts$|\.generated\.(?:json|ts)$/

/** Pause after a change, because editors may save several files at once. */
const QUIET_MS = 100

/** Runs the server with responses checked against the contract, and restarts it after a change of its sources. The database stays, and what has been
 *  transformed of the pages: they need no restart, and open pages show a change by themselves. */
export async function dev() {
  const node24 = await prepare('full', buildTables)
  const [url, sourcesUrl] = await Promise.all([process.env.DATABASE_URL || startDatabase(node24), startSources(node24)])
  const nextChange = watchSources()
  let latest
  for (;;) {
    const { child, ended } = startServer(node24, 'development', { DATABASE_URL: url, STOA_SOURCES_URL: sourcesUrl })
    if (latest) child.on('message', printDuration(latest))
    child.on('message', ({ isReady }) => isReady && void buildTables(node24).catch(print))
    void ended.then(({ code }) => code !== 0 && console.log('The server has stopped. It restarts when a source file changes'))
    latest = await nextChange()
    askToStop(child)
    await Promise.all([ended, buildTables(node24, isForServer).catch(print)])
  }
}

const printDuration =
  ({ file, since }) =>
  ({ isReady }) =>
    isReady && console.log(`Restarted in ${((Date.now() - since) / 1000).toFixed(1)} s: ${file}`)

/** The server reads the call table; the others are written when it runs. */
const isForServer = ({ name }) => name === 'call table'

const print = ({ message }) => console.error(message)

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
    console.log(`Changed: ${first.file}`)
    change = undefined
    return first
  }
}
