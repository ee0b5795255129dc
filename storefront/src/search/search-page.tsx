import { Form, useSearchParams } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/search-page'
import { FilterForm } from '../collections/filter-form.tsx'
import { listingOf, queryOf } from '../collections/listing.ts'
import { ProductList } from '../collections/product-list.tsx'
import { PageTitle } from '../frame/page-title.tsx'
import { productCard } from '../products/product-card.ts'

/** Longer questions are cut here: the catalogue's texts are short. */
const wordsMax = 100

const wordsOf = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, wordsMax)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const words = wordsOf(url.searchParams)
  if (!words) return { products: [], total: 0 }
  const within = { $or: ['name', 'description', 'brand'].map((field) => ({ [field]: { $contains: words } })) }
  const { products, metadata } = await client.catalogue.queryProducts({ query: queryOf(listingOf(url.searchParams), within) })
  return { products: products.map(productCard), total: metadata.total ?? products.length }
}

export default function SearchPage({ loaderData: { products, total } }: Route.ComponentProps) {
  const { search, header } = useTexts().storefront
  const [query] = useSearchParams()
  const words = wordsOf(query)
  const listing = listingOf(query)
  const title = words ? search.titleFor(words) : search.title
  return (
    <div className="shell py-8 sm:py-12">
      <PageTitle text={title} />
      <h1 className="text-heading">{title}</h1>
      {words ? (
        <>
          <FilterForm listing={listing} words={words} />
          <ProductList products={products} total={total} listing={listing} />
        </>
      ) : (
        <Form className="mt-6 flex max-w-lg items-end gap-3">
          <Field label={search.label} type="search" name="q" required className="grow" />
          <Button type="submit">{header.search}</Button>
        </Form>
      )}
    </div>
  )
}
