import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PostalAddress } from '@stoa/ui/components/postal-address'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { FrameProps } from './frame-props.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export function Footer({ shop, menu, pages, theme }: Pick<FrameProps, 'shop' | 'menu' | 'pages' | 'theme'>) {
  const { footer } = useTexts().storefront
  return (
    <footer className="no-print mt-20 border-t border-line bg-sunken">
      <div className="shell grid gap-x-8 py-10 sm:grid-cols-2 sm:gap-y-10 sm:py-12 lg:flex lg:justify-between">
        <div className="max-w-prose max-sm:mb-6 lg:max-w-sm">
          <p className="text-title font-extrabold tracking-tight">{shop.name}</p>
          <p className="mt-2 text-soft">{shop.tagline}</p>
          <div className="mt-6">
            <ThemeSwitch theme={theme} />
          </div>
        </div>
        <Links title={footer.shop}>
          {menu.slice(0, collectionsInFooter).map(({ slug, name }) => (
            <FooterLink key={slug} to={paths.collection(slug)} text={name} />
          ))}
          <FooterLink to={paths.collections} text={footer.collections} />
          <FooterLink to={paths.community} text={footer.community} />
        </Links>
        {pages.length > 0 && (
          <Links title={footer.read}>
            {pages.map(({ id, name }) => (
              <FooterLink key={id} to={paths.dataPage(id)} text={name} />
            ))}
          </Links>
        )}
        <Links title={footer.help}>
          <FooterLink to={paths.lookup} text={footer.findOrder} />
          <FooterLink to={paths.cart} text={footer.cart} />
          <FooterLink to={paths.search} text={footer.search} />
        </Links>
        <Contact shop={shop} />
      </div>
    </footer>
  )
}

const collectionsInFooter = 6

/** Folded on phones, where all of them would be longer than most pages. */
function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="max-sm:border-t max-sm:border-line">
      <details className="fold sm:details-content:[block-size:auto] sm:details-content:[content-visibility:visible]">
        <summary className="sm:hidden">{title}</summary>
        <p className="font-semibold max-sm:hidden">{title}</p>
        <ul className="max-sm:pb-3 sm:mt-2">{children}</ul>
      </details>
    </nav>
  )
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link to={to} className="inline-block py-1 text-soft hover:text-ink hover:underline">
        {text}
      </Link>
    </li>
  )
}

function Contact({ shop }: Pick<FrameProps, 'shop'>) {
  const { footer } = useTexts().storefront
  return (
    <div className="max-sm:border-t max-sm:border-line max-sm:pt-4">
      <p className="font-semibold">{footer.contact}</p>
      <PostalAddress address={shop.address} className="mt-3 text-soft" />
      <p className="mt-3">
        <a href={`mailto:${shop.email}`} className="link inline-block py-1">
          {shop.email}
        </a>
      </p>
      <p>
        <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`} dir="ltr" className="link inline-block py-1">
          {shop.phone}
        </a>
      </p>
    </div>
  )
}
