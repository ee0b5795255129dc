import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { mutationsOf, type Mutation } from './mutations.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** The most critical sources: each gets the same number of mutants. */
const areas: Readonly<Record<string, readonly string[]>> = {
  pricing: ['server/src/commerce/pricing/**/*.ts'],
  permissions: [
    'server/src/kernel/require-permission.ts',
    'server/src/access/roles/**/*.ts',
    'server/src/access/api-keys/**/*.ts',
    'server/src/content/data-collections/{access,allowed,permissions,somebody}.ts',
  ],
  query: ['server/src/database/{query,pipeline}/**/*.ts'],
}

/** More than all quick tests take; a mutant that never ends counts as found. */
const patienceMs = 900_000

const { values } = parseArgs({
  options: { count: { type: 'string', default: '20' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
})
const [count, seed] = [Number(values.count), Number(values.seed)]
console.log(`${count} mutants, seed ${seed}`)

const chosen = Object.entries(areas).map(([area, patterns]) => ({ area, mutations: sample(patterns) }))

let survivors = 0
for (let index = 0; index < count; index++) {
  const { area, mutations } = chosen[index % chosen.length]!
  const mutation = mutations[Math.floor(index / chosen.length)]!
  const killer = await tried(mutation)
  survivors += killer ? 0 : 1
  const { path, line, from, to } = mutation
  console.log(
    `${killer ? 'killed  ' : 'SURVIVED'}  ${area}  ${path}:${line}  ${shown(from)} → ${shown(to)}${killer ? `   by ${killer}` : ''}`,
  )
}
console.log(`${count - survivors} killed, ${survivors} survived`)
process.exitCode = survivors === 0 ? 0 : 1

/** The requested number of changes, spread over some sources. */
function sample(patterns: readonly string[]): Mutation[] {
  const paths = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !/\.test\.ts$|\/model|-arbitraries/.test(path))
  const mutations = paths.toSorted().flatMap((path) => mutationsOf(path, readFileSync(join(root, path), 'utf8')))
  return fc.sample(fc.constantFrom(...mutations), { seed, numRuns: count })
}

/** Runs the tests next to a mutated source, then all quick ones, until one fails; undefined if none does. The source is restored, also when the run is stopped. */
async function tried(mutation: Mutation): Promise<string | undefined> {
  const file = join(root, mutation.path)
  const text = readFileSync(file, 'utf8')
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    writeFileSync(file, text.slice(0, mutation.start) + mutation.to + text.slice(mutation.end))
    return (await failing([dirname(mutation.path)], stopped.signal)) ?? (await failing([], stopped.signal))
  } finally {
    writeFileSync(file, text)
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

interface Report {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** The first failing test file. */
async function failing(named: readonly string[], signal: AbortSignal): Promise<string | undefined> {
  const report = join(tmpdir(), `stoa-mutant-${process.pid}.json`)
  rmSync(report, { force: true })
  const options = ['--project=server', '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`]
  const child = spawn(process.execPath, [vitest, 'run', ...options, ...named], { cwd: root, stdio: 'ignore' })
  const end = () => child.kill('SIGTERM')
  signal.addEventListener('abort', end)
  const patience = setTimeout(end, patienceMs)
  const [code] = await once(child, 'exit')
  clearTimeout(patience)
  signal.throwIfAborted()
  if (code === 0) return undefined
  if (!existsSync(report)) return 'an error before any test, or a run without end'
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failed = testResults.find(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'))
  return failed?.name.slice(root.length) ?? 'an error beside the tests'
}

function shown(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line === '' ? '(nothing)' : line.length > 60 ? `${line.slice(0, 60)}…` : line
}
