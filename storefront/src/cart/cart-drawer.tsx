import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { Sheet } from '@stoa/ui/components/sheet'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { useCart, useCartModel } from './use-cart.ts'
import { useDrawerParts } from './use-drawer-parts.ts'

/** The cart in a drawer, on any page. */
export function CartDrawer() {
  const { cart: words } = useTexts().storefront
  const { isOpen, setOpen } = useCartModel()
  const { store, state } = useCart()
  const parts = useDrawerParts(isOpen)
  const { key } = useLocation()
  const { cart } = state.settled
  useEffect(() => setOpen(false), [key, setOpen])
  useEffect(() => {
    // Another tab may have changed it, or an item may have been sold out.
    if (isOpen) void store.ask({ kind: 'look' })
  }, [isOpen, store])
  return (
    <Sheet
      title={words.title}
      closeText={words.close}
      open={isOpen}
      onClose={() => setOpen(false)}
      footer={parts && cart && cart.lines.length > 0 && <parts.DrawerFooter cart={cart} />}
    >
      {parts && cart ? <parts.DrawerLines cart={cart} /> : <Waiting />}
    </Sheet>
  )
}

/** Shown while it loads; if it can't be loaded, with a link to the cart page. */
function Waiting() {
  const { frame, cart: words } = useTexts().storefront
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
      <p className="text-center">
        <Link to={paths.cart} className="link inline-flex min-h-11 items-center">
          {words.view}
        </Link>
      </p>
    </div>
  )
}
