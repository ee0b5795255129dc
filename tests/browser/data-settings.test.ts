import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { audit } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

const isOn = async (): Promise<boolean> => (await api.dataSettings.getDataSettings({})).settings.sandboxEnabled
const count = (environment: 'LIVE' | 'SANDBOX') => api.dataItems.countDataItems({ dataCollectionId: 'Books', environment })

describe('the sandbox of the site’s data', () => {
  test('is found in the settings, switched on, used, and switched off', async () => {
    const page = await shop.openAsOwner()
    await page.goto('/dashboard/settings')
    await page.getByText('The sandbox is off').waitFor()
    await page.getByRole('link', { name: 'Site data' }).first().click()
    await page.getByRole('heading', { name: 'Sandbox' }).waitFor()
    await page.getByRole('button', { name: 'Turn on sandbox' }).click()
    await page.getByRole('status').getByText('The sandbox is on.').waitFor()
    expect(await isOn()).toBe(true)
    const dataItem = { data: { title: 'Tried out' } }
    await api.dataItems.insertDataItem({ dataCollectionId: 'Books', environment: 'SANDBOX', dataItem })
    expect(await count('SANDBOX')).toEqual({ totalCount: 1 })
    expect(await audit(page)).toEqual([])
    await page.getByRole('button', { name: 'Turn off sandbox' }).click()
    await page.getByText('Its items are kept.', { exact: false }).first().waitFor()
    await expect.poll(isOn).toBe(false)
    await expect(count('SANDBOX')).rejects.toMatchObject({ code: 'WDE0025' })
    expect((await count('LIVE')).totalCount).toBeGreaterThan(50)
  })

  test('an outdated page still shows the requested change', async () => {
    const page = await shop.openAsOwner()
    await page.goto('/dashboard/settings/data')
    const { settings } = await api.dataSettings.getDataSettings({})
    await api.dataSettings.updateDataSettings({ settings: { revision: settings.revision, sandboxEnabled: true } })
    await page.getByRole('button', { name: 'Turn on sandbox' }).click()
    await page.getByRole('status').getByText('The sandbox is on.').waitFor()
    expect(await isOn()).toBe(true)
  })
})
