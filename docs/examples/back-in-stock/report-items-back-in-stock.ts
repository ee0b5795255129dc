import type { Client } from '@stoa/sdk'

/** Email everyone who waits for the moon jar, with a line about the new glaze. */
export async function reportItemsBackInStock(stoa: Client) {
  const moonJar = { catalogItemId: '10000000-0000-4000-8000-000000000006', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  await stoa.backInStock.reportItemsBackInStock({
    catalogReference: moonJar,
    itemDetails: { name: 'Moon Jar, second firing' },
    extraAutomationTemplateParameters: { Glaze: 'A little warmer than the first' },
  })
}
