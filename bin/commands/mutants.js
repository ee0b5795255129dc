import { join } from 'node:path'
import { prepare } from '../prepare.js'
import { root } from '../root-paths.js'
import { run } from '../run.js'

/** Breaks sources in small ways, one at a time, and lists the changes that no test catches. @param {string[]} args */
export async function mutants(args) {
  const node24 = await prepare('full')
  return (await run(node24, [join(root, 'tests/mutants/run.ts'), ...args])).code
}
