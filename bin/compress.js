import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { showStep } from './progress.js'
import { compressedCache } from './root-paths.js'

const COMPRESSIBLE = /\.(?:js|css|svg)$/
/** Smaller files lose hardly a byte. A page loads several of this size. */
const BYTES_MIN = 400

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The encodings by the ending of the compressed copy. */
const ENCODINGS = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => gzipped(bytes, { level: 9 }),
}

/**
 * Writes compressed copies next to the built files of an app. Names contain a hash of the content, so the copies of unchanged files are cached.
 * @param {string} app
 * @param {string} folder
 */
export async function compressFiles(app, folder) {
  if (!existsSync(folder)) return
  const present = new Set(readdirSync(folder))
  const cache = join(compressedCache, app)
  mkdirSync(cache, { recursive: true })
  const cached = new Set(readdirSync(cache))
  let done = 0
  const copies = [...present]
    .filter((name) => COMPRESSIBLE.test(name))
    .flatMap((name) => Object.keys(ENCODINGS).map((ending) => ({ name, ending })))
  const missing = copies.filter(({ name, ending }) => !present.has(`${name}.${ending}`) && statSync(join(folder, name)).size >= BYTES_MIN)
  const slow = missing.filter(({ name, ending }) => !cached.has(`${name}.${ending}`))
  const end = slow.length > 0 ? showStep(`Compressing the ${app}`, () => `${done} of ${slow.length}`) : () => {}
  const make = async ({ name, ending }) => {
    write(join(cache, `${name}.${ending}`), await ENCODINGS[ending](readFileSync(join(folder, name))))
    done++
  }
  await Promise.all(slow.map(make)).finally(end)
  for (const { name, ending } of missing) write(join(folder, `${name}.${ending}`), readFileSync(join(cache, `${name}.${ending}`)))
  const wanted = new Set(copies.map(({ name, ending }) => `${name}.${ending}`))
  for (const name of cached) if (!wanted.has(name)) rmSync(join(cache, name), { force: true })
}

/** Renamed when complete, because a running server may read it; under a name of its own, because another start may write the same. */
function write(path, bytes) {
  const draft = `${path}.part.${process.pid}`
  writeFileSync(draft, bytes)
  renameSync(draft, path)
}
