import { useRead } from '@stoa/sdk/react'

/** A visitor without a cart gets this error. It only means that the cart is empty. */
const noCart = { expected: ['OWNED_CART_NOT_FOUND'] }

export function CartLines() {
  const lines = useRead('carts', 'getCurrentCart', {}, noCart)?.cart.lineItems ?? []
  if (lines.length === 0) return <output>Your cart is empty.</output>
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
