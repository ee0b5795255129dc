import type { Client } from '@stoa/sdk'

/** Get the first three variants of a product. */
export async function queryProductVariants(stoa: Client, { productWithOptionsId }: { productWithOptionsId: string }) {
  const { variants, totalResults } = await stoa.catalogue.queryProductVariants({ id: productWithOptionsId, paging: { limit: 3 } })
  return `${variants.length} of ${totalResults}`
}
