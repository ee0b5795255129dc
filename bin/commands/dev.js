import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from '../build.js'
import { prepare } from '../prepare.js'
import { root } from '../root-paths.js'
import { askToStop } from '../run.js'
import { startServer } from '../server.js'

const FOLDERS = ['contract', 'sdk', 'seed', 'server', 'ui', 'storefront', 'dashboard']
const NOT_SOURCES = /(^|[\\/])(node_modules|build|dist|\.react-router)([\\/]|$)|\.test\.tsx?$|\.timestamp-|\.generated\.json$/

/** Pause after a change, because editors may save several files at once. */
const QUIET_MS = 100

/** Runs the server with responses checked against the contract. After a change of any source, builds what is outdated and restarts the server. */
export async function dev() {
  const node24 = await prepare('full')
  for (;;) {
    const { child, ended } = startServer(node24, 'development')
    const change = nextChange()
    const endedFirst = await Promise.race([ended, change.then(() => undefined)])
    if (endedFirst) console.log('The server has stopped. It restarts when a source file changes')
    console.log(`Changed: ${await change}`)
    askToStop(child)
    await ended
    await build(node24).catch((problem) => console.error(problem.message))
  }
}

/** @returns {Promise<string>} the name of the first file that changed */
async function nextChange() {
  const watchers = []
  const name = await new Promise((resolve) => {
    for (const folder of FOLDERS) {
      watchers.push(
        watch(join(root, folder), { recursive: true }, (_, file) => file && !NOT_SOURCES.test(file) && resolve(join(folder, file))),
      )
    }
  })
  await pause(QUIET_MS)
  for (const watcher of watchers) watcher.close()
  return name
}
