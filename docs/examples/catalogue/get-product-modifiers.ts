import type { Client } from '@stoa/sdk'

/** List what shoppers choose or write besides the variant, with what it adds to the price. */
export async function getProductModifiers(stoa: Client, { productWithOptionsId }: { productWithOptionsId: string }) {
  const { modifiers } = await stoa.catalogue.getProductModifiers({ id: productWithOptionsId })
  return modifiers.map(({ name, mandatory, text }) => ({ name, mandatory, isWritten: text !== undefined }))
}
