import { dirname } from 'node:path'
import { paths, type Import } from './sources.ts'

/** The modules of the server, from the ground up: each may import those before it. */
export const modules = [
  'kernel',
  'database',
  'cache',
  'http',
  'graphql',
  'events',
  'jobs',
  'mail',
  'access',
  'people',
  'content',
  'commerce',
  'web',
  'seed',
] as const
export type Module = (typeof modules)[number]

/** Modules whose folders are areas, each with its calls or with a `public.ts` for others. */
export const modulesOfAreas: readonly Module[] = ['access', 'people', 'content', 'commerce', 'web']

const home = 'server/src/'

/** The module of a server file; undefined for the files that assemble the server. */
export const moduleOf = (path: string): Module | undefined => modules.find((module) => path.startsWith(`${home}${module}/`))

/** The files that assemble the server. */
export const isTop = (path: string): boolean => path.startsWith(home) && (moduleOf(path) ?? 'seed') === 'seed'

/** Folders with an `index.ts` or a `public.ts`. */
export const areas: ReadonlySet<string> = new Set(paths(`${home}**/{index,public}.ts`).map(dirname))

/** The area of a file. */
export function areaOf(path: string): string | undefined {
  for (let folder = dirname(path); folder.startsWith(home); folder = dirname(folder)) if (areas.has(folder)) return folder
  return undefined
}

export interface ModuleImport extends Import {
  from: Module
  to: Module
}

/** Imports from one module into another. */
export const betweenModules = (imports: readonly Import[]): ModuleImport[] =>
  imports.flatMap((one) => {
    const [from, to] = [moduleOf(one.of), moduleOf(one.target)]
    return from && to && from !== to ? [{ ...one, from, to }] : []
  })

export const isUpward = ({ from, to }: Pick<ModuleImport, 'from' | 'to'>): boolean => modules.indexOf(from) < modules.indexOf(to)

/** Groups of files that import each other in a cycle, including types. */
export function cyclesOf(imports: readonly Import[]): string[][] {
  const targets = new Map<string, Set<string>>()
  for (const { of, target } of imports) targets.set(of, (targets.get(of) ?? new Set()).add(target))
  return strongGroups(targets).filter((group) => group.length > 1)
}

/** Tarjan's strongly connected components. */
function strongGroups(targets: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const [number, lowest, stack, groups] = [new Map<string, number>(), new Map<string, number>(), new Set<string>(), [] as string[][]]
  const visit = (file: string): void => {
    number.set(file, number.size)
    lowest.set(file, number.get(file)!)
    stack.add(file)
    for (const next of targets.get(file) ?? []) {
      if (!number.has(next)) visit(next)
      if (stack.has(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!))
    }
    if (lowest.get(file) !== number.get(file)) return
    const members = [...stack]
    const group = members.slice(members.indexOf(file))
    for (const member of group) stack.delete(member)
    groups.push(group)
  }
  for (const file of targets.keys()) if (!number.has(file)) visit(file)
  return groups
}

/** The number of modules below each one on the longest path; those on level 0 import no other. */
export function levelsOf(imports: readonly ModuleImport[]): ReadonlyMap<Module, number> {
  const levels = new Map<Module, number>()
  for (const module of modules) {
    const below = imports.filter(({ from }) => from === module).map(({ to }) => levels.get(to) ?? 0)
    levels.set(module, below.length === 0 ? 0 : Math.max(...below) + 1)
  }
  return levels
}
