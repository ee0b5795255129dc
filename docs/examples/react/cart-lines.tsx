import { useRead } from '@stoa/sdk/react'

/** A visitor without a cart is refused with this code. That is no fault: nothing is in it yet. */
const noCart = { expected: ['OWNED_CART_NOT_FOUND'] }

export function CartLines() {
  const lines = useRead('carts', 'getCurrentCart', {}, noCart)?.cart.lineItems ?? []
  if (lines.length === 0) return <output>Nothing in the cart yet.</output>
  return (
    <ul aria-label="Cart">
      {lines.map(({ id, quantity, productName }) => (
        <li key={id}>
          {quantity} × {productName?.original}
        </li>
      ))}
    </ul>
  )
}
