import { build } from './build.js'
import { install } from './install.js'
import { findNode24, noteNode24 } from './node24.js'

/**
 * Installs and builds what is missing for a command. Returns the path of Node 24.
 * @param {'start' | 'full'} extent @param {(node24: string) => Promise<void>} [make]
 */
export async function prepare(extent, make = build) {
  const [node24] = await Promise.all([findNode24(), install(extent)])
  noteNode24(node24)
  await make(node24)
  return node24
}
