import type { ReactNode } from 'react'
import { PageTitle } from '../frame/page-title.tsx'

interface EntryPageProps {
  title: string
  text?: string
  /** Below the card: other options. */
  foot?: ReactNode
  children: ReactNode
}

/** A sign-in page: heading, introduction, and a card with the form. */
export function EntryPage({ title, text, foot, children }: EntryPageProps) {
  return (
    <div className="shell max-w-lg py-8 sm:py-14">
      <PageTitle text={title} />
      <meta name="robots" content="noindex" />
      <h1 className="text-heading">{title}</h1>
      {text && <p className="mt-3 text-soft">{text}</p>}
      <div className="card mt-6 p-5 sm:p-7">{children}</div>
      {foot && <div className="mt-6 space-y-3">{foot}</div>}
    </div>
  )
}
