import type { Page } from 'playwright-core'

/** Enters a return URL that can't be registered. */
export async function enterInvalidUrl(page: Page): Promise<void> {
  await page.locator('main table tbody a').first().click()
  await page.getByRole('button', { name: 'Add URL' }).click()
  await page.getByLabel('Return URL').last().fill('http://shop.example/callback')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Enter a URL that begins with https').first().waitFor()
}

/** Creates an app, whose secret is shown. */
export async function makeApp(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Bookkeeping')
  await page.getByRole('checkbox', { name: 'ECOM.READ_ORDERS', exact: true }).check()
  await page.getByRole('button', { name: 'Create app' }).click()
  await page.getByText('Copy the secret now').waitFor()
}

export async function openApp(page: Page): Promise<void> {
  await makeApp(page)
  await page.getByRole('link', { name: 'I’ve copied it' }).click()
  await page.waitForURL(/\/apps\/[0-9a-f-]{36}$/)
}

/** The list of webhooks. If it is empty, an app, a webhook without a receiver and a test of it are created. */
export async function listWebhooks(page: Page): Promise<void> {
  await page.goto('/dashboard/webhooks')
  if ((await page.locator('main table tbody a').count()) > 0) return
  await page.goto('/dashboard/apps/new')
  await makeApp(page)
  await page.goto('/dashboard/webhooks/new')
  await page.getByLabel('URL').fill('http://127.0.0.1:9/events')
  await page.getByRole('button', { name: 'Create webhook' }).click()
  await page.getByText('Webhook created.').waitFor()
  await page.getByText('Send a test', { exact: true }).click()
  await page.getByRole('button', { name: 'Send test' }).click()
  await page.getByRole('heading', { name: 'Payload' }).waitFor()
  await page.goto('/dashboard/webhooks')
}

export async function openWebhook(page: Page): Promise<void> {
  await listWebhooks(page)
  await page.locator('main table tbody a').first().click()
  await page.waitForURL(/\/webhooks\/[0-9a-f-]{36}$/)
}

/** The tab of a webhook with this name. */
const openTab =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await openWebhook(page)
    await page.getByRole('navigation', { name: 'Webhook', exact: true }).getByRole('link', { name }).click()
    await page.waitForURL(new RegExp(`/${name.toLowerCase()}$`))
  }

export const openWebhookSettings = openTab('Settings')
export const openWebhookKeys = openTab('Keys')

export async function openDelivery(page: Page): Promise<void> {
  await openWebhook(page)
  await page.locator('main table tbody a').first().click()
  await page.getByRole('heading', { name: 'Payload' }).waitFor()
}

/** The form of a new webhook, with the choice of event types. */
export async function openNewWebhook(page: Page): Promise<void> {
  await listWebhooks(page)
  await page.getByRole('link', { name: 'New webhook' }).click()
  await page.getByLabel('Selected event types only').check()
}
