import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../install.js'
import { prepareChromium } from '../prepare-chromium.js'
import { prepare } from '../prepare.js'
import { Problem } from '../problem.js'
import { compileCache, notePath, readNote, root } from '../root-paths.js'
import { run } from '../run.js'

/** npm roots of their own: both generations of the unmodified public packages, and the packages of a Next app. */
const OWN_ROOTS = ['current', '2024', 'apps/next'].map((name) => join(root, 'tests/compatibility', name))

/**
 * Runs all tests, or those selected by `args`, which are passed to Vitest. The last line printed is the number of passed and failed tests. With `--long`, runs
 * only the tests of models, races and crashes, each of them many times.
 * @param {string[]} args
 */
export async function test(args) {
  const isLong = args.includes('--long')
  const named = args.filter((arg) => arg !== '--long')
  const chosen = isLong ? longFiles(named) : named
  if (isLong && chosen.length === 0) throw new Problem('No such test can run many times.', `Name one of: ${LONG.join(', ')}.`)
  const ownRoots = OWN_ROOTS.filter((folder) => existsSync(join(folder, 'package-lock.json')))
  // One after the other would leave a core idle: an install waits for the network, then for the disk.
  const [node24] = await Promise.all([prepare('full'), ...ownRoots.map((folder) => install('full', folder))])
  const env = {
    CHROME_PATH: await prepareChromium(node24),
    // For the many short processes that tests start.
    NODE_COMPILE_CACHE: compileCache,
    STOA_TEST_SUMMARY: notePath('summary'),
    ...(isLong && { STOA_TEST_LONG: '1' }),
  }
  rmSync(env.STOA_TEST_SUMMARY, { force: true })
  const { code } = await vitest(node24, [...chosen, '--reporter=default', `--reporter=${join(root, 'bin/summary-reporter.js')}`], { env })
  console.log(readNote('summary') ?? '')
  return code
}

/** @param {string} node24 @param {string[]} args @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} options */
export function vitest(node24, args, options) {
  return run(node24, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], options)
}

const LONG = [
  'server/src',
  ...['all-calls', 'crash', 'faults', 'hot-statements', 'products-model', 'races', 'security'].map((name) => `tests/${name}`),
]

/** The test files that can run many times, namely those that import `rounds.ts`, under one of the `folders` if there are any. @param {string[]} folders */
const longFiles = (folders) =>
  LONG.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, name))
      .filter((path) => path.endsWith('.test.ts') && (folders.length === 0 || folders.some((one) => path.startsWith(one))))
      .filter((path) => /\/rounds\.ts'/.test(readFileSync(join(root, path), 'utf8'))),
  )
