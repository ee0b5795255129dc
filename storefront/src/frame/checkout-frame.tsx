import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { mainId } from '@stoa/ui/page-focus'
import { paths } from '../paths.ts'
import { ReturnLink } from '../return-urls/return-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { ShopName, type Logo } from './shop-name.tsx'

interface CheckoutFacts {
  toCart?: string
}

/** Whether the page has the frame of the checkout, which nothing leads away from but the way back to the cart. */
export const useIsCheckout = (): boolean =>
  useMatches().some(({ handle }) => (handle as { frame?: string } | undefined)?.frame === 'checkout')

export function CheckoutFrame({ shopName, logo, children }: { shopName: string; logo: Logo | undefined; children: ReactNode }) {
  const { header } = useTexts().storefront
  const toCart = useMatches()
    .map(({ loaderData }) => (loaderData as CheckoutFacts | undefined)?.toCart)
    .findLast(Boolean)
  return (
    <>
      <header className="no-print border-b border-line bg-surface">
        <div className="shell py-2">
          <ReturnLink to={toCart ?? paths.home} className="inline-flex min-h-11 flex-wrap items-center gap-x-3">
            <span className="text-[1.375rem] leading-none font-extrabold tracking-tight">
              <ShopName name={shopName} logo={logo} />
            </span>{' '}
            <span className="flex items-center text-small text-soft">
              <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
              {toCart ? header.backToCart : header.backToShop}
            </span>
          </ReturnLink>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="grow pb-12 focus:outline-none">
        {children}
      </main>
    </>
  )
}
