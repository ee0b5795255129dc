import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { requestIdMeta, RequestFactsContext } from './request-facts.ts'
import { learnPseudo, pseudoLanguage } from './texts/languages.ts'

/** Loading a page ends when the visitor goes elsewhere. React Router leaves the rest of a response that was being read rejected and unhandled, which the
 *  browser would report as an error of the page. */
const ignoreAbortedLoads = (): void =>
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
  })

/** Hydrates the page that the server rendered, in its language. */
export async function hydrate(): Promise<void> {
  ignoreAbortedLoads()
  if (document.documentElement.lang === pseudoLanguage) learnPseudo((await import('./texts/pseudo.ts')).pseudoOf)
  const requestId = document.querySelector<HTMLMetaElement>(`meta[name="${requestIdMeta}"]`)?.content ?? ''
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RequestFactsContext value={{ requestId }}>
          <HydratedRouter />
        </RequestFactsContext>
      </StrictMode>,
    )
  })
}
