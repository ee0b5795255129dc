import { useWrite } from '@stoa/sdk/react'
import type { Product } from './product-list.tsx'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Adds a product to the cart. The write marks its area stale, so components that read the cart update. */
export function AddButton({ product }: { product: Product }) {
  const { mutate, isPending, error } = useWrite('carts', 'addToCurrentCart')
  const add = () => mutate({ lineItems: [{ quantity: 1, catalogReference: { catalogItemId: product.id, appId } }] })
  return (
    <>
      <button disabled={isPending} onClick={add} aria-label={`Add ${product.name}`}>
        {isPending ? 'Adding…' : 'Add'}
      </button>
      {error && <span role="alert">{error.message}</span>}
    </>
  )
}
