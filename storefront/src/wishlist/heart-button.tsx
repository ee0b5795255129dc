import { Heart } from 'lucide-react'
import type { FormEvent } from 'react'
import { useFetcher, useRouteLoaderData } from 'react-router'
import { usePageAddress } from '@stoa/ui/rendered-once'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { clientAction } from './change-wishlist.ts'

interface RootFacts {
  isMember: boolean
  saved: readonly string[]
}

export const useIsSaved = ({ product: { id } }: { product: { id: string } }): boolean =>
  (useRouteLoaderData('root') as RootFacts).saved.includes(id)

/** Saves a product on the wishlist, or removes it. Visitors are led to sign in, and the product is saved then. */
export function HeartButton({ id, name, className = '' }: { id: string; name: string; className?: string }) {
  const { product: words } = useTexts().storefront
  const { isMember, saved } = useRouteLoaderData('root') as RootFacts
  const back = usePageAddress()
  const { submit, formData, data } = useFetcher<typeof clientAction>()
  // What was pressed counts until the server has answered.
  const isSaved = formData ? formData.get('intent') === 'add' : saved.includes(id)
  const send = (event: FormEvent<HTMLFormElement>): void => {
    if (!isMember) return
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    form.set('stay', '')
    // Only what every page shares knows the wishlist.
    void submit(form, { method: 'post', action: paths.wishlist, defaultShouldRevalidate: false })
  }
  return (
    <form method="post" action={paths.wishlist} onSubmit={send} className={className}>
      <input type="hidden" name="product" value={id} />
      <input type="hidden" name="intent" value={isSaved ? 'remove' : 'add'} />
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        aria-pressed={isSaved}
        aria-label={words.save(name)}
        title={words.save(name)}
        className="icon-button rounded-full! bg-surface! shadow-md"
      >
        <Heart className={`size-5 ${isSaved ? 'fill-sale text-sale' : ''}`} aria-hidden="true" />
      </button>
      {data?.failed && !formData && (
        <p role="alert" className="absolute end-0 top-full mt-1 w-28 z-10 rounded-control bg-surface px-3 py-2 text-small text-danger">
          {words.saveFailed}
        </p>
      )}
    </form>
  )
}
