import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { apiContext } from './page-api.ts'
import { RequestFactsContext } from './request-facts.ts'
import { learnPseudo } from './texts/languages.ts'
import { pseudoOf } from './texts/pseudo.ts'

learnPseudo(pseudoOf)

export const streamTimeout = 5_000
const renderTimeoutMs = streamTimeout + 1_000

/** Renders a whole page, with its nonce on every inline script. Its loaders have already read everything, so nothing is streamed. */
export async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const html = scriptsLast(await render(request, routerContext, loadContext))
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-length', String(html.length))
  return new Response(html, { headers, status })
}

/** The page is complete without its scripts, so pictures and fonts load before them. React Router has no property for it; text that looks alike is escaped. */
const scriptsLast = (html: Buffer): Buffer<ArrayBuffer> =>
  Buffer.from(html.toString().replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" '))

/** Logs a page's errors under the id that the page shows. A missing page isn't an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(apiContext).report(error)
}

function render(request: Request, routerContext: EntryContext, loadContext: RouterContextProvider): Promise<Buffer<ArrayBuffer>> {
  const { nonce, requestId, report } = loadContext.get(apiContext)
  return new Promise((resolve, reject) => {
    let isShown = false
    const { pipe, abort } = renderToPipeableStream(
      <RequestFactsContext value={{ requestId, nonce }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RequestFactsContext>,
      {
        nonce,
        onShellReady: () => (isShown = true),
        onAllReady() {
          clearTimeout(timeout)
          pipe(gathering(resolve))
        },
        onShellError(error) {
          clearTimeout(timeout)
          reject(error)
        },
        onError(error) {
          // Errors before the shell is rendered reject, and are reported by the caller.
          if (isShown && !request.signal.aborted) report(error)
        },
      },
    )
    const timeout = setTimeout(abort, renderTimeoutMs)
    timeout.unref()
  })
}

/** Collects everything written to it and returns it as one chunk: many small ones cost the server more than the page. */
function gathering(done: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}
