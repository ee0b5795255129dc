import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressedCache } from './root-paths.js'

const COMPRESSIBLE = /\.(?:js|css|svg)$/
/** Smaller files fit into the first packet anyway. */
const BYTES_MIN = 1024

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
  const copies = [...present].filter((name) => COMPRESSIBLE.test(name)).flatMap((name) => Object.keys(ENCODINGS).map((ending) => ({ name, ending })))
  await Promise.all(
    copies.map(async ({ name, ending }) => {
      const copy = `${name}.${ending}`
      if (present.has(copy)) return
      const bytes = readFileSync(join(folder, name))
      if (bytes.length < BYTES_MIN) return
      if (!cached.has(copy)) write(join(cache, copy), await ENCODINGS[ending](bytes))
      write(join(folder, copy), readFileSync(join(cache, copy)))
    }),
  )
  const wanted = new Set(copies.map(({ name, ending }) => `${name}.${ending}`))
  for (const name of cached) if (!wanted.has(name)) rmSync(join(cache, name), { force: true })
}

/** Renamed when complete, because a running server may read it. */
function write(path, bytes) {
  writeFileSync(`${path}.part`, bytes)
  renameSync(`${path}.part`, path)
}
