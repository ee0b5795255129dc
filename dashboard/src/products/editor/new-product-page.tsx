import { useState } from 'react'
import { apiContext } from '@stoa/ui/page-api'
import { PageHead } from '../../kit/page-head.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { Route } from './+types/new-product-page'
import { newProductDraft } from './draft/product-draft.ts'
import { newProductFacts } from './load-editor.server.ts'
import { ProductEditor } from './product-editor.tsx'
import { saveProduct, type ProductAnswer } from './save-product.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { facts: await newProductFacts(context.get(apiContext).client, url.origin) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveProduct(context.get(apiContext).client, undefined, await request.formData())
}

export default function NewProductPage({ loaderData: { facts }, actionData }: Route.ComponentProps) {
  const { productEditor: texts, products } = useTexts().dashboard
  const [discards, setDiscards] = useState(0)
  const answer = actionData as ProductAnswer | undefined
  return (
    <>
      <PageHead title={texts.newTitle} detail={texts.newDetail} back={{ to: paths.products, text: products.title }} />
      <ProductEditor
        key={`${discards} ${JSON.stringify(answer)}`}
        {...{ facts, answer }}
        saved={undefined}
        fresh={newProductDraft}
        onDiscard={() => setDiscards(discards + 1)}
      />
    </>
  )
}
