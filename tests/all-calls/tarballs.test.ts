import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'stoa-tarballs-'))
const consumer = join(scratch, 'consumer')

const npm = (args: string[], cwd: string): string =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8' })

/** The tarball of a package, made in a copy: while it is made, the package's manifest names what was emitted. */
const pack = (folder: string): string => join(folder, npm(['pack'], folder).trim().split('\n').at(-1)!)

beforeAll(() => {
  for (const name of ['contract', 'sdk', 'bin', 'tsconfig.json', 'package.json', 'LICENSE'])
    cpSync(join(root, name), join(scratch, name), { recursive: true, filter: (path) => !['dist', 'node_modules'].includes(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
  mkdirSync(consumer)
  const typebox = join(consumer, npm(['pack', '--ignore-scripts', join(root, 'node_modules/typebox')], consumer).trim())
  const dependencies = { typebox, '@stoa/contract': pack(join(scratch, 'contract')), '@stoa/sdk': pack(join(scratch, 'sdk')) }
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }))
  npm(['install', '--ignore-scripts'], consumer)
}, 240_000)

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('the packed SDK calls a shop from plain Node', () => {
  writeFileSync(
    join(consumer, 'shop.js'),
    `import { createClient, codeVerifier } from '@stoa/sdk'
     const fetch = async (url, { method }) => Response.json({ url, method })
     const { checkouts } = createClient({ baseUrl: 'http://shop.example', apiKey: 'key', siteId: 's1', fetch })
     console.log(JSON.stringify([await checkouts.createOrder({ id: 'c1' }), codeVerifier().length]))`,
  )
  const told: unknown = JSON.parse(execFileSync(process.execPath, ['shop.js'], { cwd: consumer, encoding: 'utf8' }))
  expect(told).toEqual([{ url: 'http://shop.example/v1/checkouts/c1/create-order', method: 'POST' }, 43])
})

test('the packed contract has every call, by itself and through the SDK’s schemas', () => {
  writeFileSync(
    join(consumer, 'calls.js'),
    `import { contract } from '@stoa/contract'
     import { allCalls } from '@stoa/contract/routes'
     import * as schemas from '@stoa/sdk/schemas'
     if (schemas.contract !== contract) throw new Error('there are two contracts')
     console.log(JSON.stringify(allCalls(contract).map(({ id }) => id).toSorted()))`,
  )
  const ids: unknown = JSON.parse(execFileSync(process.execPath, ['calls.js'], { cwd: consumer, encoding: 'utf8' }))
  expect(ids).toEqual(
    allCalls(contract)
      .map(({ id }) => id)
      .toSorted(),
  )
})

test('its types hold for a program that uses them', () => {
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
  expect(execFileSync(process.execPath, [tsc, ...options, 'types.ts'], { cwd: consumer, encoding: 'utf8' })).toBe('')
})
