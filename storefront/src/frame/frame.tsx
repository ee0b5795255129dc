import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SkipLink } from '@stoa/ui/components/skip-link'
import { mainId, usePageFocus } from '@stoa/ui/page-focus'
import { renderedOnce } from '@stoa/ui/rendered-once'
import { CartDrawer } from '../cart/cart-drawer.tsx'
import { cartStore } from '../cart/cart-store.ts'
import { sendChange } from '../cart/send-change.ts'
import { CartContext } from '../cart/use-cart.ts'
import { useTexts } from '../texts/texts.ts'
import { Announcement } from './announcement.tsx'
import { CheckoutFrame, useIsCheckout } from './checkout-frame.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { Footer } from './footer.tsx'
import type { FrameProps } from './frame-props.ts'
import { Header } from './header.tsx'
import { PageInWaiting } from './page-in-waiting.tsx'
import { useFreshOnReturn } from './use-fresh-on-return.ts'

const FreeDelivery = import.meta.env.SSR ? renderedOnce(Announcement) : Announcement
const ShopFooter = import.meta.env.SSR ? renderedOnce(Footer) : Footer

/** Header, page and footer, with the cart drawer; the checkout has a frame of its own. */
export function Frame({ children, ...props }: FrameProps & { children: ReactNode }) {
  const { shared } = useTexts()
  const { pathname } = useLocation()
  const [store] = useState(() => cartStore(props.cart, sendChange))
  const [isOpen, setOpen] = useState(false)
  const desk = useMemo(() => ({ store, isOpen, setOpen }), [store, isOpen])
  const isCheckout = useIsCheckout()
  usePageFocus(pathname)
  useFreshOnReturn()
  const page = <PageInWaiting>{children}</PageInWaiting>
  return (
    <CartContext value={desk}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink text={shared.skipToContent} />
        {isCheckout ? (
          <CheckoutFrame shopName={props.shop.name} logo={props.shop.logo}>
            {page}
          </CheckoutFrame>
        ) : (
          <ShopFrame {...props}>{page}</ShopFrame>
        )}
      </div>
      {!isCheckout && <CartDrawer />}
    </CartContext>
  )
}

function ShopFrame({ shop, menu, pages, freeDelivery, cart, isMember, theme, children }: FrameProps & { children: ReactNode }) {
  return (
    <>
      {freeDelivery && <FreeDelivery {...freeDelivery} />}
      <Header shopName={shop.name} logo={shop.logo} menu={menu} pages={pages} cart={cart} isMember={isMember} />
      <ConnectionNotice />
      <main id={mainId} tabIndex={-1} className="grow focus:outline-none">
        {children}
      </main>
      <ShopFooter shop={shop} menu={menu} pages={pages} theme={theme} />
    </>
  )
}
