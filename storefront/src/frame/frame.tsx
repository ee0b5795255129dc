import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SkipLink } from '@stoa/ui/components/skip-link'
import { mainId, usePageFocus } from '@stoa/ui/page-focus'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Shop } from '../answers.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export interface FrameProps {
  shop: Pick<Shop, 'name' | 'tagline' | 'about' | 'email' | 'phone' | 'address'>
  cartCount: number
}

/** Header, page, footer. */
export function Frame({ shop, cartCount, children }: FrameProps & { children: ReactNode }) {
  const { shared } = useTexts()
  const { pathname, search } = useLocation()
  usePageFocus(`${pathname} ${new URLSearchParams(search).get('step')}`)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink text={shared.skipToContent} />
      <Header shopName={shop.name} cartCount={cartCount} />
      <main id={mainId} tabIndex={-1} className="grow focus:outline-none">
        {children}
      </main>
      <Footer shop={shop} />
    </div>
  )
}
