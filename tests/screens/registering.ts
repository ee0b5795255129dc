import type { Page } from 'playwright-core'

/** Fills a return address in that nobody can register, and hears why not. */
export async function giveWrongAddress(page: Page): Promise<void> {
  await page.locator('main table tbody a').first().click()
  await page.getByRole('button', { name: 'Add address' }).click()
  await page.getByLabel('Return address').last().fill('http://shop.example/callback')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('It must begin with https').first().waitFor()
}

/** Makes an app, and is told its secret. */
export async function makeApp(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Bookkeeping')
  await page.getByRole('checkbox', { name: 'ECOM.READ_ORDERS', exact: true }).check()
  await page.getByRole('button', { name: 'Make the app' }).click()
  await page.getByText('Copy the secret now').waitFor()
}

export async function openApp(page: Page): Promise<void> {
  await makeApp(page)
  await page.getByRole('link', { name: 'I have copied it' }).click()
  await page.waitForURL(/\/apps\/[0-9a-f-]{36}$/)
}
