import { join } from 'node:path'
import { prepare } from '../prepare.js'
import { root } from '../root-paths.js'
import { run } from '../run.js'

/** Takes a picture of every screen into screenshots/. @param {string[]} args words in the names of the screens to take; without any, all are taken */
export async function screenshots(args) {
  const node24 = await prepare('full')
  return (await run(node24, [join(root, 'tests/screens/take.ts'), ...args], { env: { NODE_ENV: 'production' } })).code
}
