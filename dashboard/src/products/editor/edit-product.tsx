import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { Card } from '../../kit/card.tsx'
import { ConfirmForm } from '../../kit/confirm-form.tsx'
import { MoreMenu } from '../../kit/more-menu.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { ProductFactsPageProps } from '../product-facts-page.tsx'
import { ProductIds } from '../product-facts.tsx'
import { ProductHead } from '../product-head.tsx'
import type { ProductDraft } from './draft/product-draft.ts'
import type { EditorFacts } from './editor-facts.ts'
import { ProductEditor } from './product-editor.tsx'
import type { ProductAnswer } from './save-product.server.ts'

interface EditProductProps extends Omit<ProductFactsPageProps, 'digitalFile'> {
  draft: ProductDraft
  facts: EditorFacts
  answer: ProductAnswer | undefined
}

/** The page of a product for people who can change it. */
export function EditProduct({ product, dates, wishlists, request, draft, facts, answer }: EditProductProps) {
  const { productPage } = useTexts().dashboard
  const [query] = useSearchParams()
  const [discards, setDiscards] = useState(0)
  const outcome = (['made', 'saved', 'restored'] as const).find((name) => query.has(name))
  return (
    <>
      <ProductHead {...{ product, dates, request }} actions={<ProductActions product={product} />} />
      <ProductEditor
        key={[product.id, query.get('saved'), query.get('made'), query.get('restored'), discards, JSON.stringify(answer)].join(' ')}
        {...{ facts, answer, outcome }}
        saved={{ id: product.id, draft }}
        fresh={draft}
        shopHref={product.isVisible ? `/products/${product.slug}` : undefined}
        onDiscard={() => setDiscards(discards + 1)}
      >
        {wishlists !== undefined && (
          <Card title={productPage.wishlists}>
            <p>{productPage.inWishlists(wishlists)}</p>
          </Card>
        )}
        <ProductIds product={product} dates={dates} />
      </ProductEditor>
    </>
  )
}

function ProductActions({ product: { name } }: Pick<EditProductProps, 'product'>) {
  const { productEditor: texts } = useTexts().dashboard
  return (
    <MoreMenu>
      <ConfirmForm trigger={texts.duplicate} title={texts.duplicateTitle} text={texts.duplicateText} confirm={texts.duplicate}>
        <input type="hidden" name="intent" value="duplicate" />
        <Field label={texts.fields.name} name="name" defaultValue={texts.duplicateName(name)} maxLength={80} autoComplete="off" required />
      </ConfirmForm>
      <ConfirmForm trigger={texts.delete} title={texts.deleteTitle(name)} text={texts.deleteText} confirm={texts.delete} isDanger>
        <input type="hidden" name="intent" value="delete" />
      </ConfirmForm>
    </MoreMenu>
  )
}
