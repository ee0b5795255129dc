import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const packages = join(root, 'node_modules')
const cache = join(packages, '.cache/stoa')
/** @param {string} name */
export const notePath = (name) => join(cache, name)

/** Where Node caches compiled modules, for faster starts. */
export const compileCache = join(cache, 'compile')
/** The server's modules, joined for faster starts (bin/bundle-server.js). */
export const serverBundle = join(cache, 'server/main.js')
/** Compressed copies of built files, which take longer to make than the files. */
export const compressedCache = join(cache, 'compressed')

/** What Vite keeps of the packages in `npm run dev`. */
export const viteCache = join(cache, 'vite')

/** Reads a value that the launcher stored for its next run, undefined if there is none. It is deleted together with node_modules. @param {string} name */
export function readNote(name) {
  try {
    return readFileSync(notePath(name), 'utf8')
  } catch {
    return undefined
  }
}

/** Writes atomically, because another launcher may be reading, and to a new file, because a copied checkout may share the previous one through a hard link.
 *  @param {string} name @param {string} text */
export function writeNote(name, text) {
  mkdirSync(cache, { recursive: true })
  const draft = notePath(`${name}.${process.pid}`)
  writeFileSync(draft, text)
  renameSync(draft, notePath(name))
}
