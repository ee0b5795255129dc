import { expect, test } from 'vitest'
import { press } from './by-keys.ts'
import { withShop } from './shop.ts'

const shop = withShop(async () => ({ sample: 'history' }))

test('the owner of a new shop looks at its sample, and starts with their own by keyboard', async () => {
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/')
  await page.getByRole('region', { name: 'Sample shop' }).getByText('Its products, orders and members are invented.').waitFor()
  expect(await page.getByRole('region', { name: 'Latest orders' }).getByRole('listitem').count()).toBeGreaterThan(3)
  await press(page.getByRole('button', { name: 'Start with my own shop' }))
  const dialog = page.getByRole('alertdialog', { name: 'Remove the sample shop?' })
  await dialog.getByText('47 sample products and 15 collections').waitFor()
  await press(dialog.getByRole('button', { name: 'Remove sample shop' }))
  await page.getByText('The sample shop was removed.').waitFor()
  await page.getByRole('link', { name: 'Add a visible product' }).waitFor()
  expect(await page.getByRole('button', { name: 'Start with my own shop' }).count()).toBe(0)
})
