import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Emits the JavaScript and the types of a package into its `dist/`: Node runs no TypeScript under node_modules. @param {string} folder */
export function emit(folder) {
  const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.build.json')], { stdio: 'inherit' })
  copyFileSync(join(folder, '../LICENSE'), join(folder, 'dist/LICENSE'))
}

/** Lets the manifest name what was emitted, while the tarball is made. @param {string} folder @param {object} [changes] */
export function nameEmitted(folder, changes = {}) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const exports = Object.fromEntries(Object.entries(manifest.exports).map(([name, source]) => [name, emitted(source)]))
  renameSync(join(folder, 'package.json'), join(folder, 'package.json.sources'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, exports, ...changes }, null, 2))
}

/** The way back. @param {string} folder */
export function nameSources(folder) {
  renameSync(join(folder, 'package.json.sources'), join(folder, 'package.json'))
}

/** `./src/index.ts` → what was emitted of it */
const emitted = (source) => ({
  types: source.replace('./src/', './dist/').replace('.ts', '.d.ts'),
  default: source.replace('./src/', './dist/').replace('.ts', '.js'),
})
