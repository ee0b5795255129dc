import { isRouteErrorResponse, useHref, useLocation } from 'react-router'
import { useRequestFacts } from '../request-facts.ts'
import { useTexts, type Texts } from '../texts/texts.ts'

type Failures = Texts['shared']['failure']

const failures: Readonly<Record<number, (texts: Failures) => [title: string, text: string]>> = {
  403: (texts) => [texts.forbiddenTitle, texts.forbiddenText],
  404: (texts) => [texts.notFoundTitle, texts.notFoundText],
  429: (texts) => [texts.busyTitle, texts.busyText],
}

/** An error page: what happened, and the id under which the server has logged it. */
export function Failure({ error }: { error: unknown }) {
  const { failure } = useTexts().shared
  const facts = useRequestFacts()
  const here = useHref(useLocation())
  const status = isRouteErrorResponse(error) ? error.status : 500
  const [title, text] = isCutOff(error)
    ? [failure.offlineTitle, failure.offlineText]
    : (failures[status]?.(failure) ?? [failure.brokenTitle, failure.brokenText])
  const requestId = requestIdOf(error) ?? facts.requestId
  return (
    <section className="shell py-16 text-center">
      <title>{title}</title>
      <h1 className="text-heading">{title}</h1>
      <p className="mx-auto mt-4 max-w-prose text-soft">{text}</p>
      {status !== 404 && (
        <p className="mt-6">
          <a href={here} className="button button-quiet">
            {failure.reload}
          </a>
        </p>
      )}
      {requestId && !isCutOff(error) && (
        <p className="mt-8 text-small text-soft">
          {failure.requestId}: <code>{requestId}</code>
        </p>
      )}
    </section>
  )
}

/** A navigation that reached no server, so there is no id either. */
const isCutOff = (error: unknown): boolean => error instanceof TypeError && typeof navigator === 'object' && navigator.onLine === false

/** A refused call has its own request id, which differs from the page's after a navigation. */
function requestIdOf(error: unknown): string | undefined {
  const facts: unknown = isRouteErrorResponse(error) ? error.data : undefined
  const id = typeof facts === 'object' && facts !== null && 'requestId' in facts ? facts.requestId : undefined
  return typeof id === 'string' ? id : undefined
}
