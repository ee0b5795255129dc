import type { Client } from '@stoa/sdk'

/** List who changed a product, and what. */
export async function queryProductVersions(stoa: Client) {
  const id = '10000000-0000-4000-8000-000000000001'
  await stoa.catalogue.updateProduct({ product: { id, ribbon: 'New' } })
  const { versions } = await stoa.catalogue.queryProductVersions({ id })
  return versions.map(({ version, operation, changedFields }) => `${version} ${operation} ${changedFields.join(', ')}`)
}
