import { areas, areaOf, betweenModules, cyclesOf, isTop, isUpward, levelsOf, moduleOf, modules } from './modules.ts'
import { isTest, readSources, type Source } from './sources.ts'

// The current import graph of the server, and the size of the product.

const sources = readSources().filter(({ path }) => !isTest(path) && !/\.generated\.|\.d\.ts$/.test(path))
const ofServer = sources.filter(({ path }) => path.startsWith('server/src/'))
const imports = ofServer.flatMap((source) => source.imports).filter(({ relative }) => relative)
const between = betweenModules(imports)
const levels = levelsOf(between)

const linesOf = (some: readonly Source[]): number => some.reduce((sum, { lines }) => sum + lines, 0)

console.log('Modules of server/src, from the ground up\n')
for (const module of modules) {
  const own = ofServer.filter(({ path }) => moduleOf(path) === module)
  const of = between.filter(({ from }) => from === module)
  const targets = modules.flatMap((to) => {
    const count = of.filter((one) => one.to === to).length
    return count === 0 ? [] : [`${to} ${count}`]
  })
  const areaCount = new Set(own.flatMap(({ path }) => areaOf(path) ?? [])).size
  const size = `${own.length} files, ${linesOf(own)} lines${areaCount > 1 ? `, ${areaCount} areas` : ''}`
  console.log(`  ${levels.get(module)}  ${module.padEnd(9)} ${size.padEnd(36)} imports ${targets.join(', ') || 'none of the others'}`)
}

const top = ofServer.filter(({ path }) => isTop(path) && moduleOf(path) === undefined)
const foreign = imports.filter(({ of, target }) => areaOf(of) !== areaOf(target) && areaOf(target) !== undefined)
console.log(`
  put together by ${top.map(({ path }) => path.replace('server/src/', '')).join(', ')}
  ${areas.size} areas, ${foreign.length} imports from outside an area, ${foreign.filter(({ target }) => !/\/(public|index)\.ts$/.test(target)).length} of them past its public.ts
  ${between.length} imports between modules on ${Math.max(...levels.values()) + 1} levels, ${between.filter(isUpward).length} of them upwards
  ${cyclesOf(imports).length} import cycles of files, types included

Lines of the product, without tests and generated files
`)
for (const workspace of ['contract', 'sdk', 'seed', 'server', 'html', 'ui', 'storefront', 'dashboard', 'bench', 'bin']) {
  const own = sources.filter((source) => source.workspace === workspace)
  console.log(`  ${workspace.padEnd(11)} ${String(own.length).padStart(5)} files ${String(linesOf(own)).padStart(7)} lines`)
}
console.log(`  ${'together'.padEnd(11)} ${String(sources.length).padStart(5)} files ${String(linesOf(sources)).padStart(7)} lines`)
