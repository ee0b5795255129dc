import type { Client } from '@stoa/sdk'

/** List the products that can be restored. */
export async function queryDeletedProducts(stoa: Client) {
  await stoa.catalogue.deleteProduct({ id: '10000000-0000-4000-8000-000000000001' })
  const { products } = await stoa.catalogue.queryDeletedProducts({})
  return products.map(({ name, version }) => `${name}: version ${version}`)
}
