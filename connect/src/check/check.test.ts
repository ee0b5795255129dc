import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls, allRoutes } from '@stoa/contract/routes'
import { check } from './check.ts'
import { sdkFunctions } from './functions.ts'
import { isServed, linesOf } from './report.ts'
import { readSourceFiles } from './source-files.ts'
import { usesOf } from './uses.ts'
import { callAt } from './verdict.ts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What one file uses, as `products.queryProducts:3`. */
const usedIn = (script: string, path = 'app.tsx'): string[] =>
  usesOf([{ path, script }]).uses.map(({ path: name, line }) => `${name.join('.')}:${line}`)

describe('a use is found', () => {
  const client = `import { createClient, OAuthStrategy } from '@wix/sdk'\nimport { products, currentCart as cart } from '@wix/stores'\n`
  const made = `${client}const wix = createClient({ modules: { products, basket: cart }, auth: OAuthStrategy({}) })\n`

  test.each<[string, string, string]>([
    ['of an imported module', `import { products } from '@wix/stores'\nproducts.queryProducts()`, 'products.queryProducts:2'],
    ['of a module under another name', `import { products as shop } from '@wix/stores'\nshop.getProduct('x')`, 'products.getProduct:2'],
    ['of a namespace', `import * as stores from '@wix/stores'\nstores.products.queryProducts()`, 'products.queryProducts:2'],
    ['of what is required', `const { products } = require('@wix/stores')\nproducts.queryProducts()`, 'products.queryProducts:2'],
    ['of what is loaded later', `const { products } = await import('@wix/stores')\nproducts.queryProducts()`, 'products.queryProducts:2'],
    ['of a client', `${made}await wix.products.queryProducts().limit(3).find()`, 'products.queryProducts:4'],
    ['of a client’s own name for a module', `${made}wix.basket.deleteCurrentCart()`, 'currentCart.deleteCurrentCart:4'],
    ['of a client that a function returns', `${made}useClient().products.getProduct('x')`, 'products.getProduct:4'],
    ['of a client that may be missing', `${made}wix?.products!.getProduct('x')`, 'products.getProduct:4'],
    ['of a destructured client', `${made}const { basket } = useClient()\nbasket.getCurrentCart()`, 'currentCart.getCurrentCart:5'],
    ['of a destructured parameter', `${made}const f = ({ products: p }) =>\n  p.getProduct('x')`, 'products.getProduct:5'],
    ['of a destructured module', `${made}const { getProduct } = wix.products`, 'products.getProduct:4'],
    ['of a variable for a module', `${made}const shop = wix.products\nshop.getProduct('x')`, 'products.getProduct:5'],
    ['of a module given to use()', `${made}wix.use(products).getProduct('x')`, 'products.getProduct:4'],
    ['that is handed on', `${made}elevate(products.getProduct)`, 'products.getProduct:4'],
    ['of signing in', `${made}wix.auth.login({})`, 'auth.login:4'],
    ['of GraphQL', `${made}wix.graphql('query { a }')`, 'graphql:4'],
    ['of a strategy', `${client}const auth = OAuthStrategy({})\nauth.getTokens()`, 'auth.getTokens:4'],
    ['in a component', `${made}const A = () => <p onClick={() => wix.products.getProduct<string>('x')} />`, 'products.getProduct:4'],
  ])('%s', (_, script, use) => {
    expect(usedIn(script)).toContain(use)
  })

  test('across files, by the names of a client’s modules', () => {
    const files = [
      { path: 'client.ts', script: made },
      { path: 'cart.ts', script: `import { wix } from './client'\nexport const get = (): unknown => wix.basket.getCurrentCart()` },
    ]
    expect(usesOf(files).uses).toContainEqual({ package: '@wix/stores', path: ['currentCart', 'getCurrentCart'], file: 'cart.ts', line: 2 })
  })

  test('but types are none', () => {
    expect(usedIn(`import { products } from '@wix/stores'\nimport type { orders } from '@wix/ecom'\nlet a: products.Product`)).toEqual([])
  })

  test('and a file that is no script is named', () => {
    expect(usesOf([{ path: 'a.ts', script: 'const = {' }]).unreadable).toEqual([expect.stringMatching(/^a\.ts: /)])
  })
})

test('scripts of components are read on their lines, and folders of tools are not', () => {
  mkdirSync(join(folder, 'files/node_modules/x'), { recursive: true })
  writeFileSync(join(folder, 'files/node_modules/x/a.js'), 'x')
  writeFileSync(join(folder, 'files/a.astro'), `---\nconst a = 1\n---\n<p>{a}</p>\n<script>\nb()\n</script>\n`)
  writeFileSync(join(folder, 'files/b.vue'), `<template>\n</template>\n<script setup lang="ts">\nb()\n</script>\n`)
  const lines = readSourceFiles(join(folder, 'files')).map(({ path, script }) => [path, script.split('\n').map((line) => line.trim())])
  expect(lines).toEqual([
    ['a.astro', ['', 'const a = 1', '', '', '', 'b()', '', '']],
    ['b.vue', ['', '', '', 'b()', '', '']],
  ])
})

describe('a request of a package', () => {
  test('finds every call at every path of the contract', () => {
    for (const { method, path, id } of allRoutes(contract)) expect(callAt(method, path.replaceAll(/\{[^}]+\}/g, ':id')), path).toBe(id)
  })

  test('goes to the literal path before a parameter, and to no call if there is none', () => {
    expect(callAt('GET', '/members/v1/members/my')).toBe('members.getCurrentMember')
    expect(callAt('GET', '/members/v1/members/:id')).toBe('members.getMember')
    expect(callAt('POST', '/v1/gift-cards/query')).toBeUndefined()
  })

  test('by a function of signing in is a call of the contract', () => {
    const ids = new Set(allCalls(contract).map(({ id }) => id))
    expect(Object.entries(sdkFunctions).filter(([, call]) => call !== 'here' && !ids.has(call))).toEqual([])
  })
})

describe('the report', () => {
  /** An app with a package that describes its functions as the public ones do. */
  function app(name: string, script: string): string {
    const home = join(folder, name)
    const installed = join(home, 'node_modules/@wix/stores')
    mkdirSync(join(installed, 'meta'), { recursive: true })
    writeFileSync(
      join(installed, 'index.js'),
      `exports.products = { queryProducts() {}, archiveProduct() {}, onProductCreated: event('com.wix.ecommerce.catalog.api.v1.ProductCreated'), onProductSold: event('com.wix.Sold'), Type: { A: 'A' } }
       function event(type) { return Object.assign(() => {}, { type }) }`,
    )
    const meta = (method: string, path: string) => `() => ({ httpMethod: '${method}', getUrl: () => '${path}' })`
    writeFileSync(
      join(installed, 'meta/index.js'),
      `exports.products = { queryProducts: ${meta('GET', '/stores-reader/v1/products/query-platformized')}, archiveProduct: ${meta('POST', '/stores/v1/products/:id/archive')} }`,
    )
    writeFileSync(join(home, 'package.json'), '{}')
    writeFileSync(join(home, 'app.ts'), script)
    return home
  }

  test('lists what is served with its places', () => {
    const home = app(
      'served',
      `import { products } from '@wix/stores'\nproducts.queryProducts()\nproducts.Type.A\nproducts.queryProducts()`,
    )
    const report = check(home)
    expect(isServed(report)).toBe(true)
    expect(linesOf(report)).toEqual([
      'Served',
      '  @wix/stores products.queryProducts',
      '    app.ts:2',
      '    app.ts:4',
      '',
      'Served: 1 of 1 functions.',
    ])
  })

  test('says what is not served, and why', () => {
    const home = app(
      'missing',
      `import { products } from '@wix/stores'
       import { posts } from '@wix/blog'
       import { forms } from '@wix/forms'
       products.archiveProduct('x'); products.onProductCreated(() => {}); products.onProductSold(() => {}); posts.listPosts(); forms.listForms()
       fetch('https://www.wixapis.com/x')`,
    )
    const report = check(home)
    expect(isServed(report)).toBe(false)
    expect(linesOf(report).filter((line) => line !== '')).toEqual([
      'Served',
      '  @wix/stores products.onProductCreated',
      '    app.ts:4',
      'Not served yet',
      '  @wix/stores products.archiveProduct',
      '    no call answers POST /stores/v1/products/:id/archive',
      '    app.ts:4',
      '  @wix/stores products.onProductSold',
      '    webhooks don’t deliver com.wix.Sold',
      '    app.ts:4',
      'Out of scope',
      '  @wix/blog posts.listPosts',
      '    Stoa has no blog: keep posts in a data collection',
      '    app.ts:4',
      'Packages that are not installed: install the app’s packages, then check again',
      '  @wix/forms forms.listForms',
      '    app.ts:4',
      'Addresses of the platform in your own files: change them by hand',
      '  app.ts:5 www.wixapis.com',
      'Served: 1 of 5 functions.',
    ])
  })

  test('names what isn’t known of signing in, and nothing that is no function of the package', () => {
    const home = app(
      'signing-in',
      `import { ApiKeyStrategy, createClient, LoginState, newHelper } from '@wix/sdk'
       const wix = createClient({ auth: ApiKeyStrategy({}) })
       wix.auth.login(); wix.auth.newSignIn(); newHelper(); user.auth.subject(); LoginState.SUCCESS`,
    )
    const installed = join(home, 'node_modules/@wix/sdk')
    mkdirSync(installed)
    writeFileSync(
      join(installed, 'index.js'),
      `exports.OAuthStrategy = () => ({ login() {}, newSignIn() {} }); exports.newHelper = () => {}; exports.LoginState = { SUCCESS: 1 }`,
    )
    expect(linesOf(check(home)).filter((line) => line !== '')).toEqual([
      'Served',
      '  @wix/sdk ApiKeyStrategy',
      '    app.ts:2',
      '  @wix/sdk auth.login',
      '    app.ts:3',
      '  @wix/sdk createClient',
      '    app.ts:2',
      'Not served yet',
      '  @wix/sdk auth.newSignIn',
      '    it isn’t known which call it makes',
      '    app.ts:3',
      '  @wix/sdk newHelper',
      '    it isn’t known which call it makes',
      '    app.ts:3',
      'Served: 3 of 5 functions.',
    ])
  })

  test('says that there is nothing to check', () => {
    expect(linesOf(check(app('nothing', 'export {}')))).toEqual(['No use of the @wix packages found.'])
  })
})
