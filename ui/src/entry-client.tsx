import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { requestIdMeta, RequestFactsContext } from './request-facts.ts'

/** Wakes the page the server rendered. */
export function hydrate(): void {
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
