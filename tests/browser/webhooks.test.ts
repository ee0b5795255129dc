import { expect, onTestFinished, test } from 'vitest'
import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { createClient } from '@stoa/sdk'
import { startWebhookReceiver } from '../support/webhook-receiver.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

test.each([true, false])('a webhook is created, tested, and its key replaced (scripts %s)', async (javaScriptEnabled) => {
  const receiver = await startWebhookReceiver()
  onTestFinished(() => receiver.close())
  const catalogReference = { appId: catalogueAppIds[0], catalogItemId: goods.plain.id }
  await createClient(shop.stoa).carts.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] })
  const page = await shop.openAsOwner({ javaScriptEnabled })
  await page.goto('/dashboard/apps/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Analytics')
  await page.getByRole('checkbox', { name: 'ECOM.READ_CARTS', exact: true }).check()
  await page.getByRole('button', { name: 'Create app' }).click()
  await page.getByText('Copy the secret now').waitFor()
  await page.goto('/dashboard/webhooks')
  await page.getByRole('link', { name: 'New webhook' }).first().click()
  await page.getByLabel('URL').fill('https://u:p@shop.example')
  await page.getByRole('button', { name: 'Create webhook' }).click()
  await page.getByText('Enter a full URL that begins with https').waitFor()
  await page.getByLabel('URL').fill(receiver.url)
  await page.getByLabel('Selected event types only').check()
  if (javaScriptEnabled) {
    const carts = page.getByRole('group', { name: 'Carts' })
    const all = carts.getByRole('checkbox', { name: 'All events of this area: Carts' })
    await all.focus()
    await page.keyboard.press('Space')
    await carts.getByText('3 of 3 selected').waitFor()
    await carts.getByRole('checkbox', { name: /^Cart created/ }).uncheck()
    await carts.getByText('2 of 3 selected').waitFor()
    expect(await all.evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate])).toEqual([false, true])
    await all.check()
    await all.uncheck()
    await carts.getByText('0 of 3 selected').waitFor()
  }
  await page.getByRole('checkbox', { name: /^Cart created/ }).check()
  await page.getByRole('button', { name: 'Create webhook' }).click()

  await page.getByRole('link', { name: 'View the public key' }).click()
  await page.getByText('BEGIN PUBLIC KEY').waitFor()
  await page.getByRole('button', { name: 'Prepare next key' }).click()
  await page.getByText('Key created.').waitFor()
  await page.getByText('Start using it', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Start using it' }).last().click()
  await page.getByText('Events are now signed with this key.').waitFor()
  if (javaScriptEnabled) expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Events are now signed with this key.')

  await page.getByRole('link', { name: 'Deliveries' }).click()
  await page.getByText('Send a test', { exact: true }).click()
  await page.getByRole('button', { name: 'Send test' }).click()
  await page.getByText('The receiver accepted the test.').waitFor()
  expect(receiver.received).toMatchObject([{ eventType: 'wix.ecom.v1.cart_created' }])
  await page.getByText('POST http://127.0.0.1').waitFor()
})
