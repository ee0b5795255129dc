import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { areaOf, areas, betweenModules, cyclesOf, isTop, isUpward, modulesOfAreas } from './modules.ts'
import { importsOf, isTest, paths, readSources, textOf, workspaceOf, type Import } from './sources.ts'

const all = readSources()
const sources = all.filter(({ path }) => !isTest(path))
const imports = sources.filter(({ path }) => path.includes('/src/')).flatMap((source) => source.imports)
const ofServer = imports.filter(({ of, target }) => of.startsWith('server/src/') && target.startsWith('server/src/'))

const shown = (found: readonly Import[]): string[] => found.map(({ of, target }) => `${of} → ${target}`)

describe('imports', () => {
  test('are parsed', () => {
    expect(imports.length).toBeGreaterThan(500)
    expect(
      importsOf(
        'server/src/commerce/carts/line.ts',
        `import type { A } from './a.ts'\nimport {\n  b,\n} from '../b/store.ts'\nimport '@stoa/sdk'\nawait import('pg')`,
      ),
    ).toEqual([
      { of: 'server/src/commerce/carts/line.ts', target: 'server/src/commerce/carts/a.ts', names: ['A'], relative: true, typeOnly: true },
      { of: 'server/src/commerce/carts/line.ts', target: 'server/src/commerce/b/store.ts', names: ['b'], relative: true, typeOnly: false },
      { of: 'server/src/commerce/carts/line.ts', target: 'sdk/src/index', names: [], relative: false, typeOnly: false },
      { of: 'server/src/commerce/carts/line.ts', target: 'pg', names: [], relative: false, typeOnly: false },
    ])
  })

  const mayImport: Readonly<Record<string, readonly string[]>> = {
    contract: [],
    seed: [],
    sdk: ['contract'],
    connect: ['contract'],
    html: [],
    ui: ['contract', 'sdk', 'html'],
    storefront: ['contract', 'sdk', 'html', 'ui'],
    dashboard: ['contract', 'sdk', 'html', 'ui'],
    server: ['contract', 'sdk', 'html', 'seed'],
  }

  test.each(Object.entries(mayImport))('%s imports only %j of our modules', (workspace, allowed) => {
    const outside = imports.filter(({ of, target }) => of.startsWith(`${workspace}/`) && !target.startsWith(`${workspace}/`))
    expect(shown(outside.filter(({ target }) => workspaceOf(target) && !allowed.includes(workspaceOf(target)!)))).toEqual([])
  })

  test('workspaces import each other by name, not by path', () => {
    expect(shown(imports.filter(({ of, target, relative }) => relative && workspaceOf(target) !== workspaceOf(of)))).toEqual([])
  })

  // The build refuses to send a server file (`.server.ts`) to a browser.
  test('code for a shopper’s browser imports only types from the contract', () => {
    const isLoaded = (file: string): boolean => /^(html|ui|storefront)\//.test(file) && !/\.server\.tsx?$/.test(file)
    const heavy = imports.filter(({ of, target }) => isLoaded(of) && target.startsWith('contract/'))
    expect(shown(heavy.filter(({ typeOnly }) => !typeOnly))).toEqual([])
  })

  test('only stores and the database contain SQL', () => {
    const speaking = imports.filter(({ target, typeOnly }) => !typeOnly && (target === 'server/src/database/sql.ts' || target === 'pg'))
    expect(shown(speaking.filter(({ of }) => !/\/store\.ts$|^server\/src\/database\//.test(of)))).toEqual([])
  })

  test('the sample shop is loaded only where sites are seeded', () => {
    const seeding = imports.filter(({ of, target }) => of.startsWith('server/') && target.startsWith('seed/'))
    expect(
      shown(seeding.filter(({ of, typeOnly }) => !of.startsWith('server/src/seed/') && !(typeOnly && of.endsWith('/load.ts')))),
    ).toEqual([])
  })

  test('only tests and benchmarks import server internals', () => {
    const reaching = all
      .flatMap((source) => source.imports)
      .filter(({ of, target }) => !of.startsWith('server/') && target.startsWith('server/'))
    expect(shown(reaching.filter(({ of }) => !/^(tests|bench)\//.test(of) && !isTest(of)))).toEqual([])
  })

  test('no file ends in .tsx where Node runs the sources directly', () => {
    expect(paths('{contract,sdk,connect,seed,html,server,bench}/**/*.tsx')).toEqual([])
  })
})

describe('the modules of the server', () => {
  test('import downwards only', () => {
    const upward = betweenModules(ofServer).filter(isUpward)
    expect(betweenModules(ofServer).length).toBeGreaterThan(500)
    expect(shown(upward)).toEqual([])
    expect(shown(ofServer.filter(({ of, target }) => isTop(target) && !isTop(of)))).toEqual([])
  })

  test('no file imports itself, directly or indirectly, not even a type', () => {
    expect(cyclesOf(imports)).toEqual([])
  })

  test('a cycle is detected', () => {
    const some = importsOf('server/src/a.ts', "import type { B } from './b.ts'").concat(
      importsOf('server/src/b.ts', "import { a } from './a.ts'"),
    )
    expect(cyclesOf(some).map((files) => files.toSorted())).toEqual([['server/src/a.ts', 'server/src/b.ts']])
  })

  test.each(modulesOfAreas)('every folder of %s is an area, with calls or exports for others', (module) => {
    const folders = new Set(paths(`server/src/${module}/*/**/*.ts`).map((path) => path.split('/').slice(0, 4).join('/')))
    expect([...folders].filter((folder) => !areas.has(folder))).toEqual([])
  })

  const foreign = ofServer.filter(({ of, target }) => areaOf(target) !== undefined && areaOf(of) !== areaOf(target))

  test('other areas import public.ts only; index.ts is for assembling the server', () => {
    const allowed = ({ of, target }: Import) => target.endsWith('/public.ts') || (isTop(of) && target.endsWith('/index.ts'))
    expect(foreign.length).toBeGreaterThan(300)
    expect(shown(foreign.filter((one) => !allowed(one)))).toEqual([])
  })

  test('every public export of an area is used by another', () => {
    const unused = paths('server/src/**/public.ts').flatMap((path) => {
      const used = new Set(foreign.filter(({ target }) => target === path).flatMap(({ names }) => names))
      return exportedBy(path)
        .filter((name) => !used.has(name))
        .map((name) => `${path}: ${name}`)
    })
    expect(unused).toEqual([])
  })

  test('only public.ts re-exports other files', () => {
    const passing = sources.filter(
      ({ path }) => path.startsWith('server/src/') && /^export(?: type)? (?:\{[^}]*\}|\*) from '/m.test(textOf(path)),
    )
    expect(passing.map(({ path }) => path).filter((path) => !/\/(public|index)\.ts$/.test(path))).toEqual([])
  })

  /** `export { a, b as c } from …` exports a and c. */
  function exportedBy(path: string): string[] {
    return Array.from(textOf(path).matchAll(/\{([^}]*)\}/g), ([, list]) => list!)
      .flatMap((list) => list.split(','))
      .flatMap((entry) => /([\w$]+)\s*$/.exec(entry)?.[1] ?? [])
  }
})

describe('files', () => {
  test('have at most 250 lines; those of the contract 400', () => {
    const written = sources.filter(({ path }) => !/\.generated\.|\.d\.ts$/.test(path))
    const long = written.filter(({ workspace, lines }) => lines > (workspace === 'contract' ? 400 : 250))
    expect(long.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([])
  })

  test('are named in kebab-case, after their content', () => {
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

  test('have no default export, unless a framework or a JSON twin requires one', () => {
    const ofBundlers = ['connect/src/loader.ts', 'connect/src/next-image.ts']
    const demanded = new Set([...jsonTwins(), ...ofBundlers, ...['storefront', 'dashboard'].flatMap(filesOfRoutes)])
    const found = sources.filter(({ path }) => path.includes('/src/') && /^export default /m.test(textOf(path)))
    expect(found.map(({ path }) => path).filter((path) => !demanded.has(path))).toEqual([])
  })

  /** Files that replace JSON files by the `imports` of a manifest. */
  function jsonTwins(): string[] {
    return manifests.flatMap(({ path, manifest }) =>
      Object.values(manifest.imports ?? {}).map(({ node }) => join(dirname(path), node ?? '')),
    )
  }

  /** The modules of an app that React Router loads. */
  function filesOfRoutes(app: string): string[] {
    const routes = textOf(`${app}/src/routes.ts`)
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

const manifests = paths('{,*/,tests/compatibility/{,apps/}*/}package.json').map((path) => ({
  path,
  manifest: JSON.parse(textOf(path)) as Manifest,
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

test('peer dependencies accept every version from one up to the next major one', () => {
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

  test('describes a call in the call itself, where its readers find it', () => {
    const files = paths('contract/src/**/*.ts').filter((path) => !isTest(path))
    expect(files.filter((path) => /\*\/\nexport const \w+ = call\(/.test(textOf(path)))).toEqual([])
  })

  test('has its handlers in a server area, which lists them', () => {
    const lists = paths('server/src/**/index.ts').map(textOf)
    const camel = (area: string) => area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    expect(areas.filter((area) => !lists.some((text) => text.includes(`export const ${camel(area)}: Handlers<`)))).toEqual([])
  })
})
