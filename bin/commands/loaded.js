import { join } from 'node:path'
import { buildTables } from '../build.js'
import { prepare } from '../prepare.js'
import { root } from '../root-paths.js'
import { run } from '../run.js'

/** A large young generation: nothing is collected while modules are measured. @param {string[]} args */
export async function loaded(args) {
  const node24 = await prepare('start', buildTables)
  const flags = ['--max-semi-space-size=256', '--min-semi-space-size=256', '--disable-warning=ExperimentalWarning']
  return (await run(node24, [...flags, join(root, 'bin/loaded.js'), ...args], { env: { NODE_ENV: 'production' } })).code
}
