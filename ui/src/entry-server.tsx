import { PassThrough, Readable } from 'node:stream'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { apiContext } from './page-api.ts'
import { RequestFactsContext } from './request-facts.ts'

export const streamTimeout = 5_000
const renderTimeoutMs = streamTimeout + 1_000

interface Page {
  request: Request
  status: number
  headers: Headers
  routerContext: EntryContext
  loadContext: RouterContextProvider
}

/** Renders a page as a stream, with its nonce on every inline script. */
export function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return render({ request, status, headers, routerContext, loadContext })
}

/** Faults of a page go to the server's log, under the id the page shows. A page that is not there is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(apiContext).report(error)
}

function render({ request, status, headers, routerContext, loadContext }: Page): Promise<Response> {
  const { nonce, requestId, report } = loadContext.get(apiContext)
  // Crawlers read once: they get the page when all of it is there.
  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    let answered = false
    const { pipe, abort } = renderToPipeableStream(
      <RequestFactsContext value={{ requestId, nonce }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RequestFactsContext>,
      {
        nonce,
        [ready]() {
          answered = true
          const body = new PassThrough()
          body.once('close', () => clearTimeout(timeout))
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(Readable.toWeb(body) as ReadableStream, { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          // Errors before the shell stands reject, and are reported from there.
          if (answered && !request.signal.aborted) report(error)
        },
      },
    )
    const timeout = setTimeout(abort, renderTimeoutMs)
    timeout.unref()
  })
}
