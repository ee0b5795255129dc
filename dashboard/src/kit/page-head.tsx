import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface PageHeadProps {
  title: string
  /** The document title, if the page's title is too short for it. */
  tabTitle?: string
  /** The list above this page: its URL in the state one left it in, and its name. */
  back?: { to: string; text: string }
  /** Badges next to the title. */
  status?: ReactNode
  /** One line below the title. */
  detail?: ReactNode
  /** Buttons and menus at the far end. */
  actions?: ReactNode
}

/** The title of a page with its state and actions. Also sets the document title. */
export function PageHead({ title, tabTitle = title, back, status, detail, actions }: PageHeadProps) {
  return (
    <header className="page-head mb-5 flex flex-wrap items-end gap-x-6 gap-y-3 print:mb-2">
      <title>{tabTitle}</title>
      <div className="min-w-0 grow sm:basis-80">
        {back && (
          <Link
            to={back.to}
            className="-ms-1 mb-1 inline-flex min-h-6 items-center gap-0.5 text-small text-soft hover:text-ink print:hidden"
          >
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {back.text}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="min-w-0 text-heading">{title}</h1>
          {status}
        </div>
        {detail && <div className="mt-0.5 text-small text-soft">{detail}</div>}
      </div>
      {actions && <div className="page-actions flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
    </header>
  )
}
