import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from '../prepare.js'
import { root } from '../root-paths.js'
import { run } from '../run.js'
import { vitest } from './test.js'

const packages = join(root, 'node_modules')

/** Checks format, lint, types and the quick tests. Runs all of them and prints the output of those that failed. */
export async function check() {
  const node24 = await prepare('full')
  let failures = 0
  for (const [name, step] of steps(node24)) {
    const begun = Date.now()
    const { code, output } = await step()
    console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
    if (code !== 0) console.log(output.trim())
    failures += code === 0 ? 0 : 1
  }
  return failures === 0 ? 0 : 1
}

function steps(node24) {
  const tool = (file, args, cwd = root) => run(node24, [join(packages, file), ...args], { quiet: true, cwd })
  const tsc = (cwd) => tool('typescript/bin/tsc', ['-p', 'tsconfig.json'], cwd)
  const apps = ['storefront', 'dashboard'].filter((name) => existsSync(join(root, name, 'tsconfig.json')))
  return [
    ['format', () => tool('oxfmt/bin/oxfmt', ['--check', '.'])],
    ['lint', () => tool('oxlint/bin/oxlint', [])],
    ['types', () => tsc(root)],
    ...apps.map((name) => [`types of the ${name}`, () => typesOfApp(join(root, name))]),
    ['tests', () => vitest(node24, ['--project=server'], { quiet: true })],
  ]

  async function typesOfApp(folder) {
    const routes = await tool('@react-router/dev/bin.cjs', ['typegen'], folder)
    return routes.code === 0 ? tsc(folder) : routes
  }
}
