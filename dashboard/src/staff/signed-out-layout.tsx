import type { ReactNode } from 'react'
import icon from '../frame/icon.svg'
import { useTexts } from '../texts/texts.ts'
import colonnade from './colonnade.svg'

interface SignedOutLayoutProps {
  title: string
  welcome?: string | undefined
  children: ReactNode
}

/** The layout of pages for people who aren't signed in. */
export function SignedOutLayout({ title, welcome, children }: SignedOutLayoutProps) {
  const { login } = useTexts().dashboard
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-1">
      <title>{title}</title>
      <div className="night relative isolate overflow-hidden bg-rail max-lg:h-36">
        <img src={colonnade} alt="" className="absolute inset-0 -z-10 size-full object-cover object-bottom max-lg:object-[50%_70%]" />
        <div className="flex items-center gap-3 p-6 lg:p-10">
          <img src={icon} alt="" width={40} height={40} className="size-10" />
          <p className="font-serif text-heading font-bold text-ink">{login.desk}</p>
        </div>
      </div>
      <div className="grid content-start justify-items-center px-5 py-8 sm:py-14 lg:content-center">
        <div className="w-full max-w-sm">
          <h1 className="text-heading">{title}</h1>
          {welcome && <p className="mt-1.5 text-soft">{welcome}</p>}
          {children}
        </div>
      </div>
    </main>
  )
}
