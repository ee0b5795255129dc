import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = ['contract', 'sdk', 'connect', 'html', 'ui', 'seed', 'server', 'storefront', 'dashboard', 'bench', 'bin', 'tests']

export interface Import {
  of: string
  /** A path below the root, or the name of a package. */
  target: string
  /** The imported names, as the target exports them. */
  names: readonly string[]
  relative: boolean
  typeOnly: boolean
}

export interface Source {
  path: string
  workspace: string
  lines: number
  imports: readonly Import[]
}

const ignored = /(^|\/)(node_modules|build|dist|\.react-router|\.next)(\/|$)/
export const paths = (pattern: string): string[] => globSync(pattern, { cwd: root, exclude: (path) => ignored.test(path) }).toSorted()

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')

/** Every source file of the repository, including tests. */
export const readSources = (): Source[] =>
  paths(`{${folders.join(',')}}/**/*.{ts,tsx,js}`).map((path) => {
    const text = textOf(path)
    return { path, workspace: path.split('/')[0]!, lines: text.split('\n').length - 1, imports: importsOf(path, text) }
  })

export function importsOf(path: string, text: string): Import[] {
  const statements = /^(?:import|export)\s+(type\s)?([^'"]*?)from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm
  return Array.from(text.matchAll(statements), ([, type, clause, from, alone, dynamic]) => {
    const specifier = (from ?? alone ?? dynamic)!
    const target = targetOf(path, specifier)
    return { of: path, target, names: namesIn(clause), relative: specifier.startsWith('.'), typeOnly: type !== undefined }
  })
}

/** `{ a, type B, c as d }` names a, B and c. */
function namesIn(clause = ''): string[] {
  const [, list = ''] = /\{([^}]*)\}/.exec(clause) ?? []
  return list.split(',').flatMap((entry) => /^\s*(?:type\s+)?([\w$]+)/.exec(entry)?.[1] ?? [])
}

export function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  const [, workspace, file = 'index'] = /^@stoa\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
  return workspace ? `${workspace}/src/${file}` : specifier
}

export const workspaceOf = (target: string): string | undefined => folders.find((folder) => target.startsWith(`${folder}/`))
