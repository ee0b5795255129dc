import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.js'
import { oneAtATime } from './one-at-a-time.js'
import { Problem } from './problem.js'
import { showStep } from './progress.js'
import { notePath, readNote, root, serverBundle, writeNote } from './root-paths.js'
import { run } from './run.js'

const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', '.react-router'])
const reactRouter = join(root, 'node_modules/@react-router/dev/bin.cjs')

const app = (name) => ({
  name,
  needs: join(root, name, 'react-router.config.ts'),
  sources: [name, 'ui', 'html', 'sdk', 'contract', 'package-lock.json'],
  makes: join(root, name, 'build/client'),
  args: [reactRouter, 'build'],
  cwd: join(root, name),
})

export const APPS = ['storefront', 'dashboard']

const SERVER = {
  name: 'server',
  needs: join(root, 'bin/bundle-server.js'),
  sources: ['bin/bundle-server.js', 'contract', 'html/src', 'sdk', 'seed/src', 'server/src', 'package-lock.json'],
  makes: serverBundle,
  args: [join(root, 'bin/bundle-server.js')],
  cwd: root,
  // It contains the paths of what it was made from.
  isMovable: false,
}

const TABLES = [
  {
    name: 'call table',
    needs: join(root, 'sdk/scripts/write-call-table.ts'),
    sources: ['contract', 'sdk/scripts', 'sdk/src/call-table.ts', 'sdk/src/contract-call-table.ts', 'package-lock.json'],
    makes: join(root, 'sdk/src/call-table.generated.json'),
    args: [join(root, 'sdk/scripts/write-call-table.ts')],
    cwd: root,
  },
  {
    name: 'contract types',
    needs: join(root, 'sdk/scripts/write-contract-types.ts'),
    sources: ['contract', 'sdk/scripts', 'package-lock.json'],
    makes: join(root, 'sdk/src/contract-types.generated.ts'),
    args: [join(root, 'sdk/scripts/write-contract-types.ts')],
    cwd: root,
  },
  {
    name: 'permission table',
    needs: join(root, 'contract/scripts/write-permissions.ts'),
    sources: ['contract'],
    makes: join(root, 'docs/permissions.md'),
    args: [join(root, 'contract/scripts/write-permissions.ts')],
    cwd: root,
  },
]

/** Builds everything whose sources have changed since the last build. @param {string} node24 */
export async function build(node24) {
  await buildTables(node24)
  await Promise.all([SERVER, ...APPS.map(app)].map((part) => buildOne(node24, part)))
  for (const name of APPS) await compressFiles(name, join(root, name, 'build/client/assets'))
}

/** Writes what is derived from the contract. @param {string} node24 @param {(table: { name: string }) => boolean} [isIncluded] */
export async function buildTables(node24, isIncluded = () => true) {
  described.clear()
  await Promise.all(TABLES.filter(isIncluded).map((table) => buildOne(node24, table)))
}

async function buildOne(node24, { name, needs, sources, makes, args, cwd, isMovable = true }) {
  if (!existsSync(needs)) return
  const note = `built-${name.replaceAll(' ', '-')}`
  const state = isMovable ? stateOf(sources) : `${stateOf(sources)} ${root}`
  const isBuilt = () => existsSync(makes) && readNote(note) === state
  if (isBuilt()) return
  // Two starts may build at once: the second one waits, and has what the first one built.
  await oneAtATime(notePath(`building-${name.replaceAll(' ', '-')}`), () => isBuilt() || make(node24, { name, args, cwd, note, state }))
  described.clear()
}

async function make(node24, { name, args, cwd, note, state }) {
  const end = showStep(`Building the ${name}`)
  const { code, output } = await run(node24, args, {
    cwd,
    quiet: true,
    env: { NODE_ENV: 'production' },
  }).finally(end)
  if (code !== 0) throw new Problem(`Could not build the ${name}.\n${output.trim()}`, 'Fix the errors above, then try again.')
  writeNote(note, state)
}

/** A hash of the paths, sizes and modification times of all source files. */
function stateOf(sources) {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(describeSource(source))
  return hash.digest('hex')
}

/** The descriptions of sources, which are those of several builds, until one has written some. */
const described = new Map()

function describeSource(source) {
  const known = described.get(source) ?? describe(source)
  described.set(source, known)
  return known
}

function describe(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return ''
  return stats.isDirectory() ? describeFolder(path) : describeFile(path, stats)
}

// Rounded, because a copied checkout keeps modification times only to the millisecond.
const describeFile = (path, { size, mtimeMs }) => `${path} ${size} ${Math.round(mtimeMs)}\n`

function describeFolder(path) {
  let text = ''
  for (const entry of readdirSync(join(root, path), { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_SOURCES.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    text += entry.isDirectory() ? describeFolder(`${path}/${entry.name}`) : describe(`${path}/${entry.name}`)
  }
  return text
}
