import { Card } from '../kit/card.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Facts, type Fact } from '../kit/facts.tsx'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import { Price } from './price.tsx'
import type { datesOf, ProductView } from './product-view.ts'

interface ProductFactsProps {
  product: ProductView
  /** The number of wishlists with the product; undefined if the caller isn't permitted to see it. */
  wishlists: number | undefined
}

/** Details of a product other than its variants. Empty ones are left out. */
export function ProductFacts({ product, wishlists }: ProductFactsProps) {
  const { productPage: page, products } = useTexts().dashboard
  const { columns } = products
  const { type, brand, ribbons, tags, mainCollection, weight, cost, margin, discount, customTexts } = product
  const given = (name: string, value: string): Fact[] => (value === '' ? [] : [{ name, value }])
  return (
    <Card title={page.reference}>
      <Facts
        facts={[
          { name: columns.price, value: <Price {...product} /> },
          ...given(page.onSale, discount && page.off(discount)),
          ...given(page.cost, cost),
          ...given(page.margin, margin),
          { name: page.type, value: page.types[type] },
          ...given(page.brand, brand),
          ...given(page.ribbon, ribbons.join(', ')),
          ...given(page.mainCollection, mainCollection),
          ...given(page.publicTags, tags.public.join(', ')),
          ...given(page.privateTags, tags.private.join(', ')),
          ...given(page.weight, weight),
          ...(wishlists === undefined ? [] : [{ name: page.wishlists, value: page.inWishlists(wishlists) }]),
          ...customTexts.map((text) => ({ name: page.customTexts, value: page.customText(text) })),
        ]}
      />
    </Card>
  )
}

/** The ids that programs use, and when the product was created and last changed. */
export function ProductIds({ product, dates }: { product: ProductView; dates: ReturnType<typeof datesOf> }) {
  const { productPage: page, products } = useTexts().dashboard
  const { columns } = products
  return (
    <Card title={page.ids}>
      <Facts
        facts={[
          { name: page.id, value: <Copied text={product.id} what={page.id} /> },
          { name: page.slug, value: <Copied text={product.slug} what={page.slug} /> },
          ...(product.sku ? [{ name: columns.sku, value: <Copied text={product.sku} what={columns.sku} /> }] : []),
          ...(product.barcode ? [{ name: page.barcode, value: <Copied text={product.barcode} what={page.barcode} /> }] : []),
          { name: page.numericId, value: <Copied text={product.numericId} what={page.numericId} /> },
          { name: page.created, value: <Time {...dates.created} /> },
          { name: page.lastChanged, value: <Time {...dates.changed} /> },
        ]}
      />
    </Card>
  )
}

/** A technical id with a copy button. */
export const Copied = ({ text, what }: { text: string; what: string }) => (
  <span className="flex items-center gap-1">
    <code className="min-w-0 text-small wrap-anywhere">{text}</code>
    <CopyButton text={text} what={what} />
  </span>
)
