import { join } from 'node:path'
import { install } from '../install.js'
import { findNode24, noteNode24 } from '../node24.js'
import { root } from '../root-paths.js'
import { run } from '../run.js'

/** Writes all data into one file. @param {string[]} args */
export const backup = (args) => runWithData('back-up.ts', args)

/** Runs a program of the server that works on its data. @param {string} program @param {string[]} args */
export async function runWithData(program, args) {
  const [node24] = await Promise.all([findNode24(), install('start')])
  noteNode24(node24)
  return (await run(node24, ['--disable-warning=ExperimentalWarning', join(root, 'server/src', program), ...args])).code
}
