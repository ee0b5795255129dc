import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { textOf } from '@stoa/ui/refused-form'
import { paths } from '../../paths.ts'
import { editorProblems, productFieldName } from './editor-problems.ts'
import { loadProduct } from './load-editor.server.ts'
import type { ProductAnswer } from './save-product.server.ts'

/** What a product's page does besides saving its form. */
const intents = ['duplicate', 'delete'] as const
export const isProductIntent = (intent: string): boolean => intents.some((one) => one === intent)

/** Duplicates or deletes a product. */
export async function changeProduct(client: Client, id: string, form: FormData) {
  try {
    if (textOf(form, 'intent') === 'delete') {
      await client.catalogue.deleteProduct({ id })
      return redirect(`${paths.deletedProducts}?deleted=${id}`)
    }
    const { product } = await client.catalogue.duplicateProduct({ id, name: textOf(form, 'name') })
    return redirect(`${paths.product(product.id)}?made=${Date.now()}`)
  } catch (error) {
    const { draft } = await loadProduct(client, id)
    const answer: ProductAnswer = { draft, saved: { id, draft }, problems: editorProblems(error, { nameOf: productFieldName }) }
    return data(answer, { status: 422 })
  }
}
