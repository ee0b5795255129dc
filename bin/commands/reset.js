import { join } from 'node:path'
import { install } from '../install.js'
import { findNode24, noteNode24 } from '../node24.js'
import { root } from '../root-paths.js'
import { run } from '../run.js'

/** Deletes the contents of the data folder. The server's own code does it, because it knows where they are and whether they're in use. */
export async function reset() {
  const [node24] = await Promise.all([findNode24(), install('start')])
  noteNode24(node24)
  return (await run(node24, [join(root, 'server/src/database/embedded/reset.ts')])).code
}
