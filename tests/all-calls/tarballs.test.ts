import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { startLanguageServer } from '../support/language-server.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'stoa-tarballs-'))
const consumer = join(scratch, 'consumer')

const run = promisify(execFile)

const npm = async (args: string[], cwd: string): Promise<string> =>
  (await run('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd })).stdout.trim()

/** The tarball of a package, made in a copy: during packing, the manifest names the emitted files. */
async function pack(name: 'contract' | 'sdk' | 'connect'): Promise<string> {
  const copy = join(scratch, `copy-for-${name}`)
  for (const source of ['contract', 'sdk', 'connect', 'bin', 'tsconfig.json', 'package.json', 'LICENSE'])
    cpSync(join(root, source), join(copy, source), {
      recursive: true,
      filter: (path) => !['dist', 'node_modules'].includes(basename(path)),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return join(copy, name, (await npm(['pack'], join(copy, name))).split('\n').at(-1)!)
}

/** Puts a tarball where npm would, with the packages that it needs from the repository. */
async function unpackConnect(tarball: string): Promise<void> {
  const installed = join(consumer, 'node_modules/@stoa/connect')
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  for (const name of ['unplugin', '@babel']) symlinkSync(join(root, 'node_modules', name), join(consumer, 'node_modules', name))
}

const packTypebox = async (): Promise<string> =>
  join(consumer, await npm(['pack', '--ignore-scripts', join(root, 'node_modules/typebox')], consumer))

beforeAll(async () => {
  mkdirSync(consumer)
  const [typebox, ofContract, ofSdk, ofConnect] = await Promise.all([packTypebox(), pack('contract'), pack('sdk'), pack('connect')])
  const dependencies = { typebox, '@stoa/contract': ofContract, '@stoa/sdk': ofSdk }
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }))
  await npm(['install', '--ignore-scripts'], consumer)
  await unpackConnect(ofConnect)
}, 240_000)

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** The output of a consumer's program. */
const printed = async (args: string[]): Promise<string> => (await run(process.execPath, args, { cwd: consumer })).stdout

// None of them changes what another reads.
describe.concurrent('packages installed from the tarballs', () => {
  test('the packed SDK calls a shop from plain Node', async () => {
    writeFileSync(
      join(consumer, 'shop.js'),
      `import { createClient, codeVerifier } from '@stoa/sdk'
     const fetch = async (url, { method }) => Response.json({ url, method })
     const { checkouts } = createClient({ baseUrl: 'http://shop.example', apiKey: 'key', siteId: 's1', fetch })
     console.log(JSON.stringify([await checkouts.createOrder({ id: 'c1' }), codeVerifier().length]))`,
    )
    const answers: unknown = JSON.parse(await printed(['shop.js']))
    expect(answers).toEqual([{ url: 'http://shop.example/v1/checkouts/c1/create-order', method: 'POST' }, 43])
  })

  test('the packed contract has every call, directly and through the SDK’s schemas', async () => {
    writeFileSync(
      join(consumer, 'calls.js'),
      `import { contract } from '@stoa/contract'
     import { allCalls } from '@stoa/contract/routes'
     import * as schemas from '@stoa/sdk/schemas'
     if (schemas.contract !== contract) throw new Error('there are two contracts')
     console.log(JSON.stringify(allCalls(contract).map(({ id }) => id).toSorted()))`,
    )
    const ids: unknown = JSON.parse(await printed(['calls.js']))
    expect(ids).toEqual(
      allCalls(contract)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('the packed types compile in a program that uses them', async () => {
    writeFileSync(
      join(consumer, 'types.ts'),
      `import { createClient, pages, type Page } from '@stoa/sdk'
     const stoa = createClient({ baseUrl: '', clientId: 'c1' })
     export const orderId: Promise<string> = stoa.checkouts.createOrder({ id: 'c1' }).then((answer) => answer.orderId)
     export const names = (): Promise<(string | null | undefined)[]> =>
       pages(stoa.catalogue.queryProducts, { query: {} }).then(({ items }) => items.map(({ name }) => name))
     export type Any = Page<string>
     // @ts-expect-error there is no such call
     stoa.checkouts.makeOrder
     // @ts-expect-error a checkout has an id
     void stoa.checkouts.createOrder({})
     // @ts-expect-error an order id is no number
     export const count: Promise<number> = orderId`,
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const options = [
      '--ignoreConfig',
      '--strict',
      '--noEmit',
      '--target',
      'es2024',
      '--lib',
      'es2024,dom',
      '--module',
      'nodenext',
      '--types',
      '',
    ]
    expect(await printed([tsc, ...options, 'types.ts'])).toBe('')
  })

  test('an editor shows the sentences of the contract from the packed types, which need no other package', async ({ onTestFinished }) => {
    const server = await startLanguageServer()
    onTestFinished(() => server.stop())
    const types = join(consumer, 'node_modules/@stoa/sdk/dist')
    const client = `import { createClient } from ${JSON.stringify(join(types, 'index.js'))}\nconst stoa = createClient({ baseUrl: '', clientId: '' })\n`
    expect(await server.hover(`${client}stoa.carts.|addToCurrentCart({})`)).toContain('Add items to your cart.')
    expect(await server.hover(`${client}stoa.carts.addToCurrentCart({ |lineItems: [] })`)).toContain('Items to add to the cart.')
    const imports = ['client.d.ts', 'call-function.d.ts', 'contract-types.generated.d.ts'].flatMap((name) =>
      Array.from(readFileSync(join(types, name), 'utf8').matchAll(/ from '([^']+)'/g), ([, from]) => from!),
    )
    expect(imports.filter((from) => !from.startsWith('./'))).toEqual([])
  })

  test('the packed @stoa/connect leads plain Node and a bundler to a shop, and checks a folder', async () => {
    const sdk = join(consumer, 'node_modules/@wix/sdk')
    mkdirSync(join(consumer, 'app'), { recursive: true })
    mkdirSync(sdk, { recursive: true })
    writeFileSync(join(sdk, 'index.js'), `exports.url = 'https://www.wixapis.com/x'`)
    writeFileSync(join(consumer, 'app/page.ts'), `import { createClient } from '@wix/sdk'\ncreateClient({})`)
    writeFileSync(
      join(consumer, 'connected.js'),
      `import { url } from '@wix/sdk'
     import { connect } from '@stoa/connect/rollup'
     const { name } = connect()
     console.log(JSON.stringify([url, name]))`,
    )
    const env = { ...process.env, STOA_URL: 'https://shop.example' }
    const { stdout } = await run(process.execPath, ['--import', '@stoa/connect/register', 'connected.js'], { cwd: consumer, env })
    expect(JSON.parse(stdout)).toEqual(['https://shop.example/x', 'stoa-connect:https://shop.example'])
    const cli = join(consumer, 'node_modules/@stoa/connect/dist/cli.js')
    expect(await printed([cli, 'check', 'app'])).toContain('Served: 1 of 1 functions.')
  })
})
