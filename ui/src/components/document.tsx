import face from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import { requestIdMeta, useRequestFacts } from '../request-facts.ts'
import type { Theme } from '../theme.ts'

interface DocumentProps {
  language: string
  direction?: 'ltr' | 'rtl'
  theme?: Theme
  /** URL of the app's style sheet. */
  styles: string
  children: ReactNode
}

/** The HTML document around a page. */
export function Document({ language, direction = 'ltr', theme = 'system', styles, children }: DocumentProps) {
  const { requestId } = useRequestFacts()
  return (
    <html lang={language} dir={direction} data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name={requestIdMeta} content={requestId} />
        <link rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
        {/* With a precedence React writes it before the scripts, which would otherwise delay the first paint. */}
        <link rel="stylesheet" href={styles} precedence="default" />
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
