import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from '../prepare.js'
import { Problem } from '../problem.js'
import { root } from '../root-paths.js'
import { run } from '../run.js'

/** @param {string[]} args */
export async function bench(args) {
  const script = join(root, 'bench/run.ts')
  if (!existsSync(script)) throw new Problem('Could not find bench/run.ts.', 'Check out a newer version of this repository.')
  const node24 = await prepare('full')
  return (await run(node24, [script, ...args], { env: { NODE_ENV: 'production' } })).code
}
