import { join } from 'node:path'
import { prepare } from '../prepare.js'
import { root } from '../root-paths.js'
import { run } from '../run.js'

/** Prints the import graph of the server and the size of the product. */
export async function structure() {
  const node24 = await prepare('full')
  return (await run(node24, [join(root, 'tests/structure/print.ts')])).code
}
