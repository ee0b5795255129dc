import type { ReactNode } from 'react'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import { requestIdMeta, useRequestFacts } from '../request-facts.ts'

/** The HTML around a page. */
export function Document({ language, children }: { language: string; children: ReactNode }) {
  const { requestId } = useRequestFacts()
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name={requestIdMeta} content={requestId} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
