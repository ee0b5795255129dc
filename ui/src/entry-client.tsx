import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { requestIdMeta, RequestFactsContext } from './request-facts.ts'
import { learnPseudo, pseudoLanguage } from './texts/languages.ts'

/** Hydrates the page that the server rendered, in its language. */
export async function hydrate(): Promise<void> {
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
