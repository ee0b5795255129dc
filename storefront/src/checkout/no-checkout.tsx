import { Link } from 'react-router'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { ReturnLink } from '../return-urls/return-link.tsx'
import { useTexts } from '../texts/texts.ts'

/** All of its items were removed. */
export function EmptyCheckout({ toCart }: { toCart: string }) {
  const { empty } = useTexts().storefront.checkout
  return (
    <section className="shell max-w-2xl py-16 text-center">
      <PageTitle text={empty.title} />
      <h1 className="text-heading">{empty.title}</h1>
      <p className="mx-auto mt-4 max-w-prose text-soft">{empty.text}</p>
      <p className="mt-8">
        <ReturnLink to={toCart} className="button button-primary">
          {empty.toCart}
        </ReturnLink>
      </p>
    </section>
  )
}

/** It doesn't exist, or belongs to someone else. */
export function MissingCheckout() {
  const { empty, gone } = useTexts().storefront.checkout
  const { toLookup } = useTexts().storefront.order.missing
  return (
    <section className="shell max-w-2xl py-16 text-center">
      <PageTitle text={gone.title} />
      <h1 className="text-heading">{gone.title}</h1>
      <p className="mx-auto mt-4 max-w-prose text-soft">{gone.text}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-4">
        <Link to={paths.lookup} className="button button-primary">
          {toLookup}
        </Link>
        <Link to={paths.cart} className="button button-quiet">
          {empty.toCart}
        </Link>
      </p>
    </section>
  )
}
