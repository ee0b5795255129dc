import { registerHooks } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getHeapStatistics } from 'node:v8'
import { root } from './root-paths.js'

/**
 * Loads from the sources what the server loads when it starts, and prints what it costs: of our folders and of packages, the number of modules, the time to
 * find, read and run them, the memory they take, and the imports that lead there. `npm run loaded -- pg-boss` lists the modules of one of them.
 */

/** By URL: the module that first imported it, and its own costs without those of its imports. */
const modules = new Map()
/** The modules that are running: one of CommonJS runs its imports within itself. */
const stack = []

const heap = () => getHeapStatistics().used_heap_size

globalThis.stoaLoaded = {
  begin: (url) => stack.push({ url, since: performance.now(), heap: heap(), innerMs: 0, innerBytes: 0 }),
  end(url) {
    const at = stack.findLastIndex((one) => one.url === url)
    if (at < 0) return
    const { since, heap: before, innerMs, innerBytes } = stack[at]
    stack.length = at
    const [ms, bytes] = [performance.now() - since, heap() - before]
    const module = modules.get(url)
    module.ms += ms - innerMs
    module.bytes += bytes - innerBytes
    const outer = stack.at(-1)
    if (outer) Object.assign(outer, { innerMs: outer.innerMs + ms, innerBytes: outer.innerBytes + bytes })
  },
}

registerHooks({
  resolve(specifier, context, next) {
    const since = performance.now()
    const found = next(specifier, context)
    if (!modules.has(found.url)) modules.set(found.url, { parent: context.parentURL, ms: 0, bytes: 0 })
    modules.get(found.url).ms += performance.now() - since
    return found
  },
  load(url, context, next) {
    const since = performance.now()
    const loaded = next(url, context)
    const module = modules.get(url)
    if (module) module.ms += performance.now() - since
    if (!module || !loaded.source || !/^(?:module|commonjs)/.test(loaded.format)) return loaded
    return { ...loaded, source: marked(url, String(loaded.source)) }
  },
})

/** A module's code with calls before and after it. */
function marked(url, code) {
  const mark = (name) => `globalThis.stoaLoaded.${name}(${JSON.stringify(url)});`
  const strict = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use strict['"]/.test(code) ? '"use strict";' : ''
  return `${strict}${mark('begin')}${code}\n;${mark('end')}`
}

/** The package of a module, or the folder of ours. */
function groupOf(url) {
  if (!url.startsWith('file:')) return 'node'
  const path = fileURLToPath(url)
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)
  return inPackage ? inPackage[1] : relative(root, path).split('/').slice(0, 3).join('/')
}

/** From the server's first module to this one. */
function chainOf(url) {
  const chain = []
  for (let at = url; at && chain.length < 30; at = modules.get(at)?.parent) if (groupOf(at) !== chain[0]) chain.unshift(groupOf(at))
  return chain.slice(1).join(' → ')
}

const began = performance.now()
for (const path of ['server/src/database/embedded/start.ts', 'server/src/start.ts']) await import(pathToFileURL(`${root}/${path}`).href)
const total = performance.now() - began

const groups = Map.groupBy(modules, ([url]) => groupOf(url))
const sum = (entries, name) => entries.reduce((value, [, module]) => value + module[name], 0)
const row = (name, entries, why) =>
  console.log(
    `${sum(entries, 'ms').toFixed(1).padStart(8)} ${(sum(entries, 'bytes') / 1024).toFixed(0).padStart(9)} ${String(entries.length).padStart(8)}  ${name.padEnd(32)} ${why}`,
  )

const wanted = process.argv[2]
console.log('      ms    kB heap  modules  what                             imported by')
const rows = wanted
  ? (groups.get(wanted) ?? []).map(([url, module]) => [relative(root, url.replace('file://', '')), [[url, module]]])
  : [...groups]
for (const [name, entries] of rows.toSorted(([, a], [, b]) => sum(b, 'ms') - sum(a, 'ms'))) row(name, entries, chainOf(entries[0][0]))
console.log(
  `\n${modules.size} modules in ${total.toFixed(0)} ms, with the time for measuring. \`npm start\` runs them joined (bin/bundle-server.js).`,
)
