import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSummary, FreeDeliveryProgress } from './cart-summary.tsx'
import type { CartView } from './cart-view.ts'
import { EmptyCart } from './empty-cart.tsx'
import { useCart } from './use-cart.ts'

/** The lines of the cart, for the drawer. */
export function DrawerLines({ cart }: { cart: CartView }) {
  const { state, lines, isPending } = useCart()
  return (
    <>
      <CartLines lines={lines} state={state} heading="h3" />
      {lines.length === 0 && !isPending && <EmptyCart />}
      {cart.freeDelivery && lines.length > 0 && (
        <div className="pb-4">
          <FreeDeliveryProgress way={cart.freeDelivery} />
        </div>
      )}
    </>
  )
}

/** The totals, with links to the cart and the checkout. */
export function DrawerFooter({ cart }: { cart: CartView }) {
  const { cart: words } = useTexts().storefront
  const { isPending } = useCart()
  return (
    <>
      <CartSummary cart={cart} isPending={isPending} />
      <p className="mt-2 text-center">
        <Link to={paths.cart} className="link inline-flex min-h-11 items-center">
          {words.view}
        </Link>
      </p>
    </>
  )
}
