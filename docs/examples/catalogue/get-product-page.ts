import type { Client } from '@stoa/sdk'

/** Read what the page of a product shows besides the product: what shoppers choose or write, and the way to it. */
export async function getProductPage(stoa: Client, { productWithOptionsId }: { productWithOptionsId: string }) {
  const { modifiers, breadcrumbs } = await stoa.catalogue.getProductPage({ id: productWithOptionsId })
  return {
    modifiers: modifiers.map(({ name, mandatory, text }) => ({ name, mandatory, isWritten: text !== undefined })),
    way: breadcrumbs.map(({ categoryName }) => categoryName),
  }
}
