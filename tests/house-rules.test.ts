import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'

const root = fileURLToPath(new URL('../', import.meta.url))
const folders = ['contract', 'sdk', 'ui', 'seed', 'server', 'storefront', 'dashboard', 'bench', 'bin', 'tests']

interface Import {
  of: string
  /** Path below the root, or a package's name. */
  target: string
  relative: boolean
  typeOnly: boolean
}

interface Source {
  path: string
  workspace: string
  lines: number
  imports: Import[]
}

const ignored = /(^|\/)(node_modules|build|dist|\.react-router)(\/|$)/
const paths = (pattern: string): string[] => globSync(pattern, { cwd: root, exclude: (path) => ignored.test(path) }).toSorted()

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')

const all: Source[] = paths(`{${folders.join(',')}}/**/*.{ts,tsx,js}`).map((path) => {
  const text = readFileSync(join(root, path), 'utf8')
  return { path, workspace: path.split('/')[0]!, lines: text.split('\n').length - 1, imports: importsOf(path, text) }
})
const sources = all.filter(({ path }) => !isTest(path))
const imports = sources.filter(({ path }) => path.includes('/src/')).flatMap((source) => source.imports)

function importsOf(path: string, text: string): Import[] {
  const statements = /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm
  return Array.from(text.matchAll(statements), ([, type, from, alone, dynamic]) => {
    const specifier = (from ?? alone ?? dynamic)!
    return { of: path, target: targetOf(path, specifier), relative: specifier.startsWith('.'), typeOnly: type !== undefined }
  })
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  const [, workspace, file = 'index'] = /^@stoa\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
  return workspace ? `${workspace}/src/${file}` : specifier
}

const workspaceOf = (target: string): string | undefined => folders.find((folder) => target.startsWith(`${folder}/`))

/** The first folder below a workspace's `src`; undefined for files that stand there themselves. */
const areaOf = (path: string): string | undefined => /^[^/]+\/src\/([^/]+)\//.exec(path)?.[1]

const told = (found: readonly Import[]): string[] => found.map(({ of, target }) => `${of} → ${target}`)

describe('imports', () => {
  test('are read', () => {
    expect(imports.length).toBeGreaterThan(500)
    expect(
      importsOf(
        'server/src/commerce/carts/line.ts',
        `import type { A } from './a.ts'\nimport {\n  b,\n} from '../b/store.ts'\nimport '@stoa/sdk'\nawait import('pg')`,
      ),
    ).toEqual([
      { of: 'server/src/commerce/carts/line.ts', target: 'server/src/commerce/carts/a.ts', relative: true, typeOnly: true },
      { of: 'server/src/commerce/carts/line.ts', target: 'server/src/b/store.ts', relative: true, typeOnly: false },
      { of: 'server/src/commerce/carts/line.ts', target: 'sdk/src/index', relative: false, typeOnly: false },
      { of: 'server/src/commerce/carts/line.ts', target: 'pg', relative: false, typeOnly: false },
    ])
  })

  const mayImport: Readonly<Record<string, readonly string[]>> = {
    contract: [],
    seed: [],
    sdk: ['contract'],
    ui: ['contract', 'sdk'],
    storefront: ['contract', 'sdk', 'ui'],
    dashboard: ['contract', 'sdk', 'ui'],
    server: ['contract', 'sdk', 'seed'],
  }

  test.each(Object.entries(mayImport))('%s imports nothing of ours but %j', (workspace, allowed) => {
    const outside = imports.filter(({ of, target }) => of.startsWith(`${workspace}/`) && !target.startsWith(`${workspace}/`))
    expect(told(outside.filter(({ target }) => workspaceOf(target) && !allowed.includes(workspaceOf(target)!)))).toEqual([])
  })

  test('workspaces reach each other by name, not by path', () => {
    expect(told(imports.filter(({ of, target, relative }) => relative && workspaceOf(target) !== workspaceOf(of)))).toEqual([])
  })

  // A file of the server's own (`.server.ts`) the build refuses to any browser.
  test('what a shopper’s browser loads takes types alone from the contract', () => {
    const isLoaded = (file: string): boolean => /^(ui|storefront)\//.test(file) && !/\.server\.tsx?$/.test(file)
    const heavy = imports.filter(({ of, target }) => isLoaded(of) && target.startsWith('contract/'))
    expect(told(heavy.filter(({ typeOnly }) => !typeOnly))).toEqual([])
  })

  test('an area uses another’s notions, never its calls or its store', () => {
    const foreign = imports.filter(({ of, target }) => target.startsWith('server/src/') && areaOf(of) !== areaOf(target))
    expect(told(foreign.filter(({ target }) => /\/calls\/|\/([\w-]+-)?store\.ts$/.test(target)))).toEqual([])
  })

  test('only stores and the database speak SQL', () => {
    const speaking = imports.filter(({ target, typeOnly }) => !typeOnly && (target === 'server/src/database/sql.ts' || target === 'pg'))
    expect(told(speaking.filter(({ of }) => !/\/store\.ts$|^server\/src\/database\//.test(of)))).toEqual([])
  })

  test('the sample shop is loaded where sites are filled, and nowhere else', () => {
    const seeding = imports.filter(({ of, target }) => of.startsWith('server/') && target.startsWith('seed/'))
    expect(
      told(seeding.filter(({ of, typeOnly }) => !of.startsWith('server/src/seed/') && !(typeOnly && of.endsWith('/load.ts')))),
    ).toEqual([])
  })

  test('only tests and benchmarks reach into the server', () => {
    const reaching = all
      .flatMap((source) => source.imports)
      .filter(({ of, target }) => !of.startsWith('server/') && target.startsWith('server/'))
    expect(told(reaching.filter(({ of }) => !/^(tests|bench)\//.test(of) && !isTest(of)))).toEqual([])
  })

  test('no file ends in .tsx where Node runs the sources as they are', () => {
    expect(paths('{contract,sdk,seed,server,bench}/**/*.tsx')).toEqual([])
  })
})

describe('files', () => {
  test('stop at 250 lines; those of the contract at 400', () => {
    const written = sources.filter(({ path }) => !/\.generated\.|\.d\.ts$/.test(path))
    const long = written.filter(({ workspace, lines }) => lines > (workspace === 'contract' ? 400 : 250))
    expect(long.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([])
  })

  test('are named in kebab-case, after what they hold', () => {
    const inSources = all.filter(({ path }) => path.includes('/src/'))
    const names = inSources.flatMap(({ path }) => path.split('/').map((part) => ({ path, name: part.replace(/(\.[a-z]+)+$/, '') })))
    const emptyWords = new Set([
      'utils',
      'util',
      'helpers',
      'helper',
      'common',
      'shared-code',
      'manager',
      'service',
      'services',
      'misc',
      'lib',
    ])
    expect(names.filter(({ name }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || emptyWords.has(name))).toEqual([])
  })

  test('have no default export, except where a framework or a JSON twin demands one', () => {
    const demanded = new Set([...jsonTwins(), ...['storefront', 'dashboard'].flatMap(filesOfRoutes)])
    const found = sources.filter(({ path }) => path.includes('/src/') && /^export default /m.test(readFileSync(join(root, path), 'utf8')))
    expect(found.map(({ path }) => path).filter((path) => !demanded.has(path))).toEqual([])
  })

  /** Files that a manifest's `imports` lets stand in for JSON. */
  function jsonTwins(): string[] {
    return manifests.flatMap(({ path, manifest }) =>
      Object.values(manifest.imports ?? {}).map(({ node }) => join(dirname(path), node ?? '')),
    )
  }

  /** The modules that React Router loads of an app. */
  function filesOfRoutes(app: string): string[] {
    const routes = readFileSync(join(root, app, 'src/routes.ts'), 'utf8')
    const modules = Array.from(routes.matchAll(/'([\w./-]+\.tsx?)'/g), ([, file]) => file!)
    return ['routes.ts', 'root.tsx', ...modules].map((file) => `${app}/src/${file}`)
  }
})

interface Manifest {
  imports?: Record<string, { node?: string }>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const manifests = paths('{,*/,tests/compatibility/*/}package.json').map((path) => ({
  path,
  manifest: JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest,
}))

test('every dependency has an exact version', () => {
  const open = manifests.flatMap(({ path, manifest: { dependencies, devDependencies, optionalDependencies } }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path}: ${name} ${version}`),
  )
  expect(manifests.length).toBeGreaterThan(7)
  expect(open).toEqual([])
})

test('what a package goes along with, without installing it, is everything from one version on to the next great one', () => {
  const peers = manifests.flatMap(({ path, manifest: { peerDependencies } }) =>
    Object.entries(peerDependencies ?? {}).map(([name, version]) => `${path}: ${name} ${version}`),
  )
  expect(peers).toEqual(['sdk/package.json: react ^19.0.0'])
})

describe('the contract', () => {
  const areas = paths('contract/src/*/calls.ts').map((path) => basename(dirname(path)))

  test('has an area for every calls.ts, under the folder’s name', () => {
    const named = areas.map((area) => area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
    expect(Object.keys(contract).toSorted()).toEqual(named.toSorted())
  })

  test.each(Object.entries(contract))('%s exports calls and nothing else', (_, calls) => {
    for (const [name, call] of Object.entries(calls))
      expect(call, name).toMatchObject({
        method: expect.any(String),
        path: expect.any(String),
        family: expect.any(String),
        request: { type: 'object' },
        response: { type: 'object' },
      })
  })

  test('has a folder of the same name in the server', () => {
    const served = new Set(paths('server/src/*/index.ts').map((path) => basename(dirname(path))))
    expect(areas.filter((area) => !served.has(area))).toEqual([])
  })
})
