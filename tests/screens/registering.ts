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
