import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { insertMail } from '../../server/src/mail/store.ts'
import { makeHistory, type History } from '../screens/history.ts'
import { withShop } from './shop.ts'

const shop = withShop()
let history: History
beforeAll(async () => {
  history = await makeHistory(shop.stoa)
})

/** Waits until the confirmation of the paid order was written. */
async function toConfirmation(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: new RegExp(`^Your order #${history.orderNumber} is confirmed`) })
  const reload = async (): Promise<number> => {
    await page.goto('/dashboard/outbox')
    await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor()
    return link.count()
  }
  await expect.poll(reload, { timeout: 20_000 }).toBe(1)
  await link.click()
  await page.getByRole('heading', { level: 1, name: new RegExp(`^Your order #${history.orderNumber} is confirmed`) }).waitFor()
}

const preview = (page: Page) => page.frameLocator('iframe[title*="Preview of the email"]')
const kept = 'No mail server is set up, so emails are kept here.'

describe.each([true, false])('scripts %s', (javaScriptEnabled) => {
  test('the owner reads an order’s confirmation in all its forms, and opens the order', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await toConfirmation(page)
    await page.getByText(kept).waitFor()
    await page.getByText('Kept', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /send/i }).count()).toBe(0)
    await preview(page).getByText(`We received your order #${history.orderNumber} on `).waitFor()

    await page.getByRole('link', { name: 'Phone' }).click()
    await page.waitForURL(/view=phone/)
    await preview(page).getByText(`We received your order #${history.orderNumber} on `).waitFor()
    // The address changes before the page does.
    await expect.poll(async () => Math.round((await page.locator('iframe').boundingBox())!.width)).toBe(390)

    await page.getByRole('link', { name: 'Plain text' }).click()
    await page.getByText(`We received your order #${history.orderNumber} on `).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)

    await page.getByRole('link', { name: 'Headers' }).click()
    await page.getByRole('row', { name: /^To vera@example\.com/ }).waitFor()

    await page.getByRole('link', { name: 'Order', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: `Order #${history.orderNumber}` }).waitFor()
  })

  test('emails are filtered by recipient and status, which are part of the address', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await toConfirmation(page)
    await page.getByRole('link', { name: 'Outbox' }).first().click()
    await page.getByRole('searchbox', { name: 'Search by recipient' }).fill('INES@')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/q=INES/)
    await page.getByRole('cell', { name: 'vera@example.com' }).first().waitFor({ state: 'detached' })
    await page.getByRole('cell', { name: 'ines@example.com' }).waitFor()
    expect(await page.locator('tbody tr').count()).toBe(1)
    await page.getByRole('link', { name: /^Failed/ }).click()
    await page.waitForURL(/status=FAILED/)
    await page.getByText('No results').waitFor()
    expect(page.url()).toContain('q=INES')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await page.getByRole('cell', { name: 'vera@example.com' }).first().waitFor()
  })
})

test('on a phone nothing is wider than the screen', async () => {
  const page = await shop.openAsOwner({ viewport: { width: 360, height: 740 } })
  await toConfirmation(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

describe('X01, O06: an email full of scripts', () => {
  const hostile = `<!doctype html><html><head><title>x</title></head><body onload="ran()">
    <script>ran()</script><img src=x onerror="ran()"><svg onload="ran()"></svg>
    <form action="/dashboard/sign-out" method="post"><button>Press</button></form>
    <a href="/dashboard/orders">Orders</a><a href="javascript:ran()">Script</a><a href="/" target="_top">Top</a>
    <iframe src="/dashboard/orders"></iframe><meta http-equiv="refresh" content="0;url=/"><p>The end</p></body></html>`

  test('runs nothing, sends nothing and leads nowhere', async () => {
    const page = await shop.openAsOwner()
    let ran = 0
    await page.exposeFunction('ran', () => ran++)
    await page.goto(`/dashboard/outbox/${await keep(hostile)}`)
    const here = page.url()
    await preview(page).getByText('The end').waitFor()
    const navigations: string[] = []
    page.on('request', (request) => void (request.isNavigationRequest() && navigations.push(request.url())))
    for (const name of ['Orders', 'Script', 'Top']) await preview(page).getByRole('link', { name }).click({ noWaitAfter: true })
    await preview(page).getByRole('button', { name: 'Press' }).click({ noWaitAfter: true })
    // By now a request started by the click would have been sent, and a script of the email would have run.
    await page.evaluate(() => fetch('/dashboard/shortcuts').then((answer) => answer.text()))
    expect(navigations).toEqual([])
    expect(ran).toBe(0)
    expect(page.url()).toBe(here)
    // The browser reports each action that it refused the email.
    const refused =
      /^(Blocked (script execution|opening|form submission)|Refused to execute the redirect|Unsafe attempt to initiate navigation|(Framing|Running).+Content Security Policy)/
    shop.ignoreTroubles(refused)
    await page.goto('/dashboard/outbox')
    await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor()
  })

  async function keep(html: string): Promise<string> {
    const database = connect({ connectionString: inject('database') }, 1)
    const about = {
      id: randomUUID(),
      siteId: shop.stoa.siteId,
      eventId: randomUUID(),
      entityFqdn: 'wix.ecom.v1.order',
      entityId: randomUUID(),
    }
    await insertMail(database, about, { template: 'order-confirmation', recipient: 'mallory@example.com', subject: 'x', html, plain: 'x' })
    await database.close()
    const answer = await fetch(`${shop.stoa.baseUrl}/stoa/v1/mails/search`, {
      method: 'POST',
      headers: { authorization: shop.stoa.apiKey, 'wix-site-id': shop.stoa.siteId, 'content-type': 'application/json' },
      body: JSON.stringify({ search: { filter: { entityId: about.entityId } } }),
    })
    const { mails } = (await answer.json()) as { mails: { id: string }[] }
    return mails[0]!.id
  }
})
