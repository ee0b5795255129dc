import { Link } from 'react-router'
import { useTexts } from '@stoa/ui/texts/texts'
import { paths } from '../paths.ts'
import type { FrameProps } from './frame.tsx'
import { PostalAddress } from '@stoa/ui/components/postal-address'

export function Footer({ shop }: Pick<FrameProps, 'shop'>) {
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="shell grid gap-8 py-10 sm:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-prose">
          <p className="font-serif text-title font-semibold">{shop.name}</p>
          <p className="mt-2 text-soft">{shop.about}</p>
        </div>
        <ShopLinks />
        <Contact shop={shop} />
      </div>
    </footer>
  )
}

function ShopLinks() {
  const { footer } = useTexts().storefront
  const links = [
    [paths.collections, footer.collections],
    [paths.search, footer.search],
    [paths.cart, footer.cart],
  ] as const
  return (
    <nav aria-label={footer.shop}>
      <p className="font-semibold">{footer.shop}</p>
      <ul className="mt-2 space-y-1">
        {links.map(([path, text]) => (
          <li key={path}>
            <Link to={path} className="link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contact({ shop }: Pick<FrameProps, 'shop'>) {
  const { footer } = useTexts().storefront
  return (
    <div>
      <p className="font-semibold">{footer.contact}</p>
      <PostalAddress address={shop.address} className="mt-2 text-soft" />
      <p className="mt-2">
        <a href={`mailto:${shop.email}`} className="link">
          {shop.email}
        </a>
      </p>
      <p>
        <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`} className="link">
          {shop.phone}
        </a>
      </p>
    </div>
  )
}
