import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../install.js'
import { notePath, readNote, root } from '../places.js'
import { prepareChromium } from '../prepare-chromium.js'
import { prepare } from '../prepare.js'
import { run } from '../run.js'

/** The unmodified public packages, each generation installed on its own. */
const GENERATIONS = ['current', '2024'].map((name) => join(root, 'tests/compatibility', name))

/** All tests, or those that `args` name (they are vitest's). The last line printed tells how many passed and failed. @param {string[]} args */
export async function test(args) {
  const node24 = await prepare('full')
  for (const folder of GENERATIONS) if (existsSync(join(folder, 'package-lock.json'))) await install('full', folder)
  const env = { CHROME_PATH: await prepareChromium(node24), STOA_TEST_COUNTS: notePath('counts') }
  rmSync(env.STOA_TEST_COUNTS, { force: true })
  const { code } = await vitest(node24, [...args, '--reporter=default', `--reporter=${join(root, 'bin/count-reporter.js')}`], { env })
  console.log(readNote('counts') ?? '')
  return code
}

/** @param {string} node24 @param {string[]} args @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} options */
export function vitest(node24, args, options) {
  return run(node24, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], options)
}
