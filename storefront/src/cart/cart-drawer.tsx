import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { Sheet } from '@stoa/ui/components/sheet'
import { useTexts } from '@stoa/ui/texts/texts'
import { paths } from '../paths.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSummary, FreeDeliveryWay } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { useCart, useCartDesk } from './use-cart.ts'

/** The cart beside whatever page is open. */
export function CartDrawer() {
  const { cart: words } = useTexts().storefront
  const { isOpen, setOpen } = useCartDesk()
  const { store, state, lines, isPending } = useCart()
  const { key } = useLocation()
  const { cart } = state.settled
  useEffect(() => setOpen(false), [key, setOpen])
  useEffect(() => {
    // Another tab may have changed it, or a thing may have been sold.
    if (isOpen) void store.ask({ kind: 'look' })
  }, [isOpen, store])
  const footer = cart && cart.lines.length > 0 && (
    <>
      <CartSummary cart={cart} isPending={isPending} />
      <p className="mt-2 text-center">
        <Link to={paths.cart} className="link inline-flex min-h-11 items-center">
          {words.view}
        </Link>
      </p>
    </>
  )
  return (
    <Sheet title={words.title} closeText={words.close} open={isOpen} onClose={() => setOpen(false)} footer={footer}>
      {cart === undefined ? <Waiting /> : <CartLines lines={lines} state={state} heading="h3" />}
      {cart !== undefined && lines.length === 0 && !isPending && <EmptyCart />}
      {cart?.freeDelivery && lines.length > 0 && (
        <div className="pb-4">
          <FreeDeliveryWay way={cart.freeDelivery} />
        </div>
      )}
    </Sheet>
  )
}

function Waiting() {
  const { frame } = useTexts().storefront
  return (
    <div className="space-y-5 py-5">
      <output className="sr-only">{frame.loading}</output>
      {[0, 1].map((row) => (
        <div key={row} className="flex gap-4">
          <div className="skeleton size-20" />
          <div className="grow space-y-3">
            <div className="skeleton h-5 w-2/3" />
            <div className="skeleton h-11 w-36" />
          </div>
        </div>
      ))}
    </div>
  )
}
