import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { firstCommands } from '../../server/src/web/docs/start-page.ts'
import { freePort } from '../support/free-port.ts'
import { ownerOf } from '../support/owner-of.ts'
import { startStoa, type RunningStoa } from '../support/server.ts'
import { makeWebhook } from '../support/webhooks.ts'
import { blockOf, root } from './blocks.ts'
import { readyCheckout } from './scene.ts'

// Runs the commands and programs of the guides with the whole server.

const folder = mkdtempSync(join(tmpdir(), 'stoa-guides-'))
let stoa: RunningStoa
let site: ChildProcess | undefined
let receiver: ChildProcess | undefined

beforeAll(async () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  stoa = await startStoa()
})
afterAll(async () => {
  site?.kill()
  receiver?.kill()
  await stoa.stop()
  rmSync(folder, { recursive: true, force: true })
})

const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  STOA_URL: stoa.baseUrl,
  STOA_CLIENT_ID: stoa.clientId,
  ...more,
})

test('the first site lists products, keeps a cart for each shopper and leads to the checkout', async () => {
  const port = await freePort()
  writeFileSync(join(folder, 'site.mjs'), blockOf('first-site', ({ name }) => name === 'site.mjs').code)
  site = spawn(process.execPath, ['site.mjs'], { cwd: folder, env: environment({ PORT: String(port) }), stdio: 'inherit' })
  const address = `http://127.0.0.1:${port}`
  const first = await answered(address)
  const page = await first.text()
  expect(page).toContain('Buy 0 items')
  const [, product] = /value="([0-9a-f-]{36})"/.exec(page)!
  const cookie = first.headers.get('set-cookie')!.split(';')[0]!
  const send = (path: string, body = '') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      body,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    })
  expect((await send('/buy', `product=${product}`)).status).toBe(303)
  expect(await (await fetch(address, { headers: { cookie } })).text()).toContain('Buy 1 items')
  expect(await (await fetch(address)).text()).toContain('Buy 0 items')
  expect((await send('/checkout')).headers.get('location')).toMatch(new RegExp(`^${stoa.baseUrl}/checkout/[0-9a-f-]{36}`))
})

/** The first answer of a server that is still starting. */
async function answered(address: string): Promise<Response> {
  const until = Date.now() + 40_000
  for (;;) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer) return answer
    if (Date.now() > until) throw new Error(`nobody answers at ${address}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test('two calls under one key buy one jug', async () => {
  writeFileSync(join(folder, 'retry.mts'), blockOf('safe-retries', ({ language }) => language === 'ts').code)
  const { stdout } = await promisify(execFile)(process.execPath, ['retry.mts'], { cwd: folder, env: environment() })
  expect(stdout).toBe('1 1\n')
})

test('the receiver of webhooks prints the order that was paid', async () => {
  const port = await freePort()
  const packages = join(folder, 'receiver')
  mkdirSync(packages)
  symlinkSync(join(root, 'tests/compatibility/current/node_modules'), join(packages, 'node_modules'))
  writeFileSync(join(packages, 'receiver.mjs'), blockOf('webhooks', ({ name }) => name === 'receiver.mjs').code)
  const olga = ownerOf(stoa)
  const { appId } = await makeWebhook(olga, {
    url: `http://127.0.0.1:${port}/`,
    eventTypes: ['wix.ecom.v1.order_approved'],
    permissions: ['ECOM.READ_ORDERS'],
  })
  const { keys } = await olga.webhooks.queryWebhookKeys({ appId })
  const env = environment({ PORT: String(port), APP_ID: appId, PUBLIC_KEY: keys[0]!.publicKey })
  receiver = spawn(process.execPath, ['receiver.mjs'], { cwd: packages, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  receiver.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await answered(`http://127.0.0.1:${port}`)
  const shopper = createClient({ baseUrl: stoa.baseUrl, clientId: stoa.clientId })
  const { orderId, paymentGatewayOrderId } = await shopper.checkouts.createOrder({ id: await readyCheckout(shopper) })
  await shopper.payments.payOrder({ paymentGatewayOrderId: paymentGatewayOrderId!, cardNumber: '4242424242424242' })
  const { order } = await olga.orders.getOrder({ id: orderId })
  await expect
    .poll(() => printed, { timeout: 20_000 })
    .toContain(`order ${order.number}: ${order.priceSummary!.total!.formattedAmount}, event `)
})

const hasCurl = spawnSync('curl', ['--version']).status === 0

test.skipIf(!hasCurl)('the commands of the quick start, pasted as they are, list three products', async () => {
  const { stdout } = await promisify(execFile)('sh', ['-c', firstCommands(stoa)], { env: environment() })
  expect((JSON.parse(stdout) as { products: unknown[] }).products).toHaveLength(3)
})
