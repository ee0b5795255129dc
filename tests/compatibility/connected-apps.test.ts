import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { scriptFor } from '@stoa/connect/browser'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import { fillLogin, password, registered } from '../browser/member.ts'
import { withShop } from '../browser/shop.ts'
import { freePort } from '../support/free-port.ts'
import { installApp, runNode, serveNode } from './connected.ts'

// Apps on the unmodified packages, in the way of public shops, with nothing but @stoa/connect: Next on today's packages, Vite on those of 2024.

const shop = withShop()
let [vite, next] = ['', '']
const stopping: (() => void)[] = []

beforeAll(async () => {
  const ports = [await freePort(), await freePort()]
  ;[vite, next] = ports.map((port) => `http://localhost:${port}`) as [string, string]
  const database = connect({ connectionString: inject('database') }, 1)
  await database.run(sql`
    update oauth_clients set redirect_uris = ${[`${vite}/`, `${next}/login/callback`]} where site_id = ${shop.stoa.siteId} and id = ${shop.stoa.clientId}`)
  await database.close()
  await Promise.all([startVite(ports[0]!), startNext(ports[1]!)])
}, 600_000)
afterAll(() => stopping.forEach((stop) => stop()))

async function startVite(port: number): Promise<void> {
  const folder = await installApp('vite', '2024')
  const env = { STOA_URL: shop.stoa.baseUrl, VITE_CLIENT_ID: shop.stoa.clientId }
  await runNode(folder, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], env)
  const server = await serveFolder(join(folder, 'dist'), port)
  stopping.push(() => server.close())
}

async function startNext(port: number): Promise<void> {
  const folder = await installApp('next', 'current')
  const env = { STOA_URL: shop.stoa.baseUrl, NEXT_PUBLIC_CLIENT_ID: shop.stoa.clientId, NEXT_TELEMETRY_DISABLED: '1' }
  const cli = 'node_modules/next/dist/bin/next'
  await runNode(folder, [cli, 'build'], env)
  const { stop } = await serveNode(folder, [cli, 'start', '-p', String(port), '-H', 'localhost'], {
    env,
    url: `http://localhost:${port}/login`,
  })
  stopping.push(stop)
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

async function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, url === '/' ? 'index.html' : new URL(url, vite).pathname)
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(readFileSync(path))
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return server
}

const open = (): Promise<Page> => shop.open({ pictures: true })

/** The pictures of a page that are really there, by their host. */
const loadedPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth > 0).map((image) => new URL(image.src).origin),
  )

async function expectPictures(page: Page, origins: readonly string[]): Promise<void> {
  await expect.poll(async () => (await loadedPictures(page)).toSorted(), { timeout: 30_000 }).toEqual(origins.toSorted())
}

const arrivesAtCheckout = (page: Page) => page.waitForURL((url) => url.href.startsWith(`${shop.stoa.baseUrl}/checkout/`))

test('Vite: pictures are loaded, and a visitor’s cart goes to the hosted checkout', async () => {
  const page = await open()
  await page.goto(`${vite}/`)
  await expectPictures(page, Array(6).fill(shop.stoa.baseUrl))
  await page.getByRole('button', { name: /^Add / }).first().click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await arrivesAtCheckout(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('Vite: a member signs up and is signed in through the hidden frame', async () => {
  const page = await open()
  await page.goto(`${vite}/`)
  await page.getByLabel('Email').fill('vite@example.com')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('Signed in as vite@example.com').waitFor()
})

test('an app that can’t be rebuilt: calls and pictures are led here, by the page’s script and then by its worker', async () => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const picture = '<img src="https://static.wixstatic.com/media/stoa-jarro-1.webp" alt="Jug">'
  const pages: Readonly<Record<string, [type: string, body: string]>> = {
    '/stoa-connect.js': ['text/javascript', scriptFor(shop.stoa.baseUrl)],
    '/': ['text/html', `<!doctype html><script src="/stoa-connect.js"></script>${picture}`],
    '/unpatched': ['text/html', `<!doctype html>${picture}`],
  }
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = pages[url] ?? ['text/plain', '']
    response.writeHead(pages[url] ? 200 : 404, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  onTestFinished(() => void server.close())
  const page = await open()
  await page.goto(`${origin}/`)
  expect(await visitorToken(page)).toEqual(expect.any(String))
  expect(await tokenByXhr(page)).toEqual(expect.any(String))
  await expectPictures(page, [shop.stoa.baseUrl])
  await showLater(page)
  await expectPictures(page, [shop.stoa.baseUrl, shop.stoa.baseUrl, shop.stoa.baseUrl])
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(`${origin}/unpatched`)
  expect(await visitorToken(page)).toEqual(expect.any(String))
  await expectPictures(page, ['https://static.wixstatic.com'])
})

/** The token that a page gets at the platform’s address. */
const visitorToken = (page: Page): Promise<unknown> =>
  page.evaluate(async (clientId) => {
    const body = JSON.stringify({ clientId, grantType: 'anonymous' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('https://www.wixapis.com/oauth2/token', { method: 'POST', headers, body })
    return ((await answer.json()) as { access_token: unknown }).access_token
  }, shop.stoa.clientId)

/** The same by an XMLHttpRequest. */
const tokenByXhr = (page: Page): Promise<unknown> =>
  page.evaluate(
    (clientId) =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest()
        request.open('POST', 'https://www.wixapis.com/oauth2/token')
        request.setRequestHeader('content-type', 'application/json')
        request.addEventListener('loadend', () => resolve((JSON.parse(request.responseText) as { access_token: unknown }).access_token))
        request.send(JSON.stringify({ clientId, grantType: 'anonymous' }))
      }),
    shop.stoa.clientId,
  )

/** Adds a picture within an element, and one whose address is set as an attribute. */
const showLater = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const picture = document.querySelector('img')!.cloneNode() as HTMLImageElement
    const address = 'https://static.wixstatic.com/media/stoa-jarro-1.webp'
    document.body.insertAdjacentHTML('beforeend', `<p><img src="${address}" alt="Jug"></p>`)
    document.body.append(picture)
    picture.setAttribute('src', address)
  })

test('Next: pictures of server components and next/image are loaded, and a product goes to the hosted checkout', async () => {
  const page = await open()
  await page.goto(`${next}/`)
  await expectPictures(page, [...Array(4).fill(shop.stoa.baseUrl), ...Array(4).fill(next)])
  await page.getByRole('link').first().click()
  await page.getByText(/^[1-9]\d* recommendations$/).waitFor()
  await expectPictures(page, [next])
  await page.getByRole('button', { name: 'Buy now' }).click()
  await arrivesAtCheckout(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('Next: a member signs in on the hosted page and comes back with PKCE', async () => {
  await registered(shop.stoa, 'next@example.com')
  const page = await open()
  await page.goto(`${next}/login`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.origin === shop.stoa.baseUrl)
  await fillLogin(page, 'next@example.com')
  await page.getByText('Signed in as next@example.com').waitFor()
})
