import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, 'node_modules/.cache/stoa')
/** @param {string} name */
export const notePath = (name) => join(cache, name)

/** Where Node keeps compiled modules, so that the next start is quicker. */
export const compileCache = join(cache, 'compile')

/** A note the launcher left itself; it goes with node_modules. @param {string} name */
export function readNote(name) {
  try {
    return readFileSync(notePath(name), 'utf8')
  } catch {
    return undefined
  }
}

/** Whole or not at all, for another launcher may be reading; and in a file of its own, for a copy of the checkout may share the one before by a hard link.
 *  @param {string} name @param {string} text */
export function writeNote(name, text) {
  mkdirSync(cache, { recursive: true })
  const draft = notePath(`${name}.${process.pid}`)
  writeFileSync(draft, text)
  renameSync(draft, notePath(name))
}
