import { Link } from 'react-router'
import { RichText } from '@stoa/ui/components/rich-text'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { ProductFacts, ProductIds } from './product-facts.tsx'
import { ProductFile, type FileView } from './product-file.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductModifiers, ProductOptions } from './product-options.tsx'
import { ProductVariants } from './product-variants.tsx'
import type { datesOf, ProductView } from './product-view.ts'

export interface ProductFactsPageProps {
  product: ProductView
  digitalFile: { file: FileView | undefined } | undefined
  dates: ReturnType<typeof datesOf>
  wishlists: number | undefined
  request: object
}

/** A product for people who can't change it. */
export function ProductFactsPage({ product, digitalFile, dates, wishlists, request }: ProductFactsPageProps) {
  const { productPage: page } = useTexts().dashboard
  return (
    <>
      <ProductHead {...{ product, dates, request }} />
      <div className="grid gap-(--pad) lg:grid-cols-[1fr_21rem]">
        <div className="min-w-0 space-y-(--pad)">
          <ProductGallery product={product} />
          <ProductVariants product={product} />
          <ProductOptions options={product.options} />
          <ProductModifiers modifiers={product.modifiers} />
          <Card title={page.description}>
            {product.description.length > 0 ? <RichText nodes={product.description} /> : <p className="text-soft">{page.noDescription}</p>}
          </Card>
          {product.sections.map(({ title, text }) => (
            <Card key={title} title={title}>
              <RichText nodes={text} />
            </Card>
          ))}
        </div>
        <div className="min-w-0 space-y-(--pad)">
          <ProductFacts product={product} wishlists={wishlists} />
          {digitalFile && <ProductFile file={digitalFile.file} />}
          <ProductCollections collections={product.collections} />
          <ProductIds product={product} dates={dates} />
        </div>
      </div>
    </>
  )
}

function ProductCollections({ collections }: { collections: readonly { id: string; name: string }[] }) {
  const { productPage: page } = useTexts().dashboard
  if (collections.length === 0) return null
  return (
    <Card title={page.collections}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {collections.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.collection(id)} className="link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
