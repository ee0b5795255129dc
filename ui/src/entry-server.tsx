import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import type { Markup } from '@stoa/sdk/page-api'
import { apiContext } from './page-api.ts'
import { partsOfPage } from './page-parts.ts'
import { PagePartsContext } from './rendered-once.ts'
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
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const api = loadContext.get(apiContext)
  const [{ html, complete }, data] = await Promise.all([render(request, routerContext, loadContext), textOf(serverHandoffStream)])
  headers.set('content-type', 'text/html; charset=utf-8')
  const head = html.slice(0, html.indexOf(headEnd))
  const body = html.slice(head.length, html.lastIndexOf(bodyEnd))
  api.markup = [doctype, scriptsLast(head), ...complete(body), dataScript(data, api.nonce), bodyEnd]
  return new Response(null, { headers, status })
}

const doctype = '<!DOCTYPE html>'
const headEnd = '</head>'
const bodyEnd = '</body></html>'

/** The loaders' data for the browser. React Router's own component for it reads the stream while React renders, which makes React wait and start again. */
const dataScript = (data: string, nonce: string): string => {
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${controller}.enqueue(${escapedJson(data)});${controller}.close();</script>`
}

const escapedCharacters: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that is the same in a script, and can't end it. */
const escapedJson = (text: string): string => JSON.stringify(text).replaceAll(/[&><\u2028\u2029]/g, (found) => escapedCharacters[found]!)

async function textOf(stream: EntryContext['serverHandoffStream']): Promise<string> {
  let text = ''
  if (stream) for await (const bytes of stream) text += Buffer.from(bytes).toString()
  return text
}

const nonceOfLink = /(<link [^>]*?) nonce="[^"]*"(?=[^>]*>)/g

/** The page is complete without its scripts, so pictures and fonts load before them. React Router has no property for it; text that looks alike is escaped.
 *  The files that a page links to need no nonce, because they are the app's own. */
const scriptsLast = (html: string): string =>
  html.replaceAll(nonceOfLink, '$1').replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')

/** Logs a page's errors under the id that the page shows. A missing page isn't an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(apiContext).report(error)
}

/** A boundary whose content wasn't ready. Text that looks alike is escaped. */
const unfinished = '<!--$!-->'

interface RenderedHtml {
  /** After the doctype. */
  html: string
  /** Puts the parts of other pages into some of it. */
  complete(html: string): Markup
}

/** Renders a page in one go. If one of its components isn't loaded yet, it is rendered again, waiting for it. */
async function render(request: Request, context: EntryContext, loadContext: RouterContextProvider): Promise<RenderedHtml> {
  const { nonce, requestId, report } = loadContext.get(apiContext)
  const url = new URL(request.url)
  const page = (
    <RequestFactsContext value={{ requestId, nonce }}>
      <ServerRouter context={withOwnRoutes(context)} url={url} nonce={nonce} />
    </RequestFactsContext>
  )
  const parts = partsOfPage(`${url.pathname}${url.search}`)
  const html = renderToString(<PagePartsContext value={parts}>{page}</PagePartsContext>)
  if (!html.includes(unfinished)) return { html, complete: parts.complete }
  const late = await renderWhenLoaded(page, {
    nonce,
    onLateError(error) {
      if (!request.signal.aborted) report(error)
    },
  })
  return { html: late.slice(doctype.length), complete: (text) => [text] }
}

/** React Router prepares all routes of the app for each page. A page needs those that it consists of, unless it names others to the browser. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, routeDiscovery, staticHandlerContext } = context
  if (routeDiscovery.mode !== 'initial') return context
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

interface Rendering {
  /** For the scripts that put late parts into their places. */
  nonce: string
  onLateError(error: unknown): void
}

function renderWhenLoaded(page: ReactNode, { nonce, onLateError }: Rendering): Promise<string> {
  return new Promise((resolve, reject) => {
    let isShown = false
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React would have a script put large parts into their places.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => (isShown = true),
      onAllReady() {
        clearTimeout(timeout)
        resolve(text(pipe(new PassThrough())))
      },
      onShellError(error) {
        clearTimeout(timeout)
        reject(error)
      },
      onError(error) {
        // Errors before the shell is rendered reject, and are reported by the caller.
        if (isShown) onLateError(error)
      },
    })
    const timeout = setTimeout(abort, renderTimeoutMs)
    timeout.unref()
  })
}
