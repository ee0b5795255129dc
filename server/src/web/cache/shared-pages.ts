import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VisitorPart } from '@stoa/sdk/page-api'
import { readerLike } from '../../cache/reader.ts'
import { createResults, type Result } from '../../cache/results.ts'
import { createSharedWork } from '../../cache/shared-work.ts'
import type { App } from '../../kernel/app.ts'
import type { Identity } from '../../kernel/identity.ts'
import { lengthOf } from './encoded-page.ts'
import { createFrameAnswers } from './frame-answers.ts'
import { createContent, type PageContent } from './page-content.ts'
import { joinPage, type Insertions } from './page-template.ts'
import { renderPage, type RenderedPage, type RenderedMarkup, type Rendering } from './render-page.ts'
import { createSessions, type IdentityOfSession } from './sessions.ts'

const bytesMax = 32 * 1024 * 1024
/** A page larger than this is rendered for each request. */
const pageBytesMax = bytesMax / 16
const visitorPartsMax = 1_000
/** What a kept page takes besides its key and content. */
const entryBytes = 2_000

/** A page that is kept, without what differs for each request. */
interface SharedPage extends Result {
  headers: RenderedPage['headers']
  language: string
  /** Undefined if it can't be kept. */
  content: PageContent | undefined
  hasVisitorPart: boolean
}

export interface SharedPageRequest {
  request: FastifyRequest
  reply: FastifyReply
  /** Everything that the page depends on besides what its calls read: its address, the cookies that matter. */
  key: string
  identity: Extract<Identity, { kind: 'visitor' }>
  nonce: string
  visitor: VisitorPart
  render(rendering: Rendering): Promise<RenderedMarkup>
}

export interface SharedPageServer {
  /** Sends the page; false if it isn't the same for all visitors. */
  serve(asked: SharedPageRequest): Promise<boolean>
  /** For pages that are kept. */
  identityOf: IdentityOfSession
  /** The size of what is cached. */
  readonly bytes: number
}

type Rendered =
  | { kind: 'personal' }
  | {
      kind: 'page'
      rendered: RenderedPage
      page: SharedPage
      visitorKey: string
      visitorHtml: string
      /** Sends it to the request that it was made for. */
      sendFirst(reply: FastifyReply): void
    }

/** Pages of visitors, kept until what they show changes (decision 0094). */
export function serveSharedPages({ services }: App): SharedPageServer {
  const { siteId } = services.settings
  const pages = createResults<SharedPage>(services, bytesMax)
  const answers = createFrameAnswers(services)
  /** The HTML of visitors' parts by language and key. It is the same on every page. */
  const visitorParts = new Map<string, string>()

  async function render(asked: SharedPageRequest): Promise<Rendered> {
    const { identity, visitor } = asked
    const rendered = await renderPage({
      record: pages.record,
      reader: readerLike(identity),
      visitorText: visitor.text,
      answers,
      languageOf: async () => (await services.sites.find(siteId)).settings.language,
      work: asked.render,
    })
    if (!rendered) return { kind: 'personal' }
    const { headers, language, pieces, visitorHtml = '', reading } = rendered
    const insertions = insertionsFor(asked, visitorHtml)
    const kept = canBeStored(rendered) ? await createContent(pieces, insertions, asked.request.headers['accept-encoding']) : undefined
    const page: SharedPage = {
      bytes: 0,
      headers,
      language,
      content: kept?.content,
      hasVisitorPart: rendered.visitorHtml !== undefined,
      reading,
      until: pages.untilOf(reading),
    }
    page.bytes = sizeOf(page, asked)
    const sendFirst = kept?.sendFirst ?? ((reply: FastifyReply) => void reply.send(joinPage(pieces, insertions)))
    return { kind: 'page', rendered, page, visitorKey: visitor.key, visitorHtml, sendFirst }
  }

  const renderings = createSharedWork<Rendered>((rendered) => rendered.kind === 'personal' || pages.isCurrent(rendered.page))

  async function renderAndKeep(asked: SharedPageRequest): Promise<Rendered> {
    const { key, visitor } = asked
    const rendered = await render(asked)
    if (rendered.kind === 'personal') pages.markPersonal(key)
    else if (rendered.page.content) {
      pages.put(key, rendered.page)
      // If the language has changed meanwhile, the part may have the new one.
      if (rendered.page.hasVisitorPart && pages.isCurrent(rendered.page))
        setBounded(visitorParts, visitorKeyOf(rendered.page, visitor), rendered.visitorHtml, visitorPartsMax)
    }
    return rendered
  }

  const visitorHtmlIn = (page: SharedPage, { visitor }: SharedPageRequest): string | undefined =>
    page.hasVisitorPart ? visitorParts.get(visitorKeyOf(page, visitor)) : ''

  /** Sends a page that is right for a request; false if it can't be kept, or the visitor's part isn't known. */
  async function sendKept(asked: SharedPageRequest, page: SharedPage, visitorHtml: string | undefined): Promise<boolean> {
    const { headers, content } = page
    if (!content || visitorHtml === undefined) return false
    const { reply } = asked
    for (const [name, value] of headers) reply.header(name, value)
    await content.send(reply.code(200), insertionsFor(asked, visitorHtml))
    // It becomes larger by another encoding.
    const size = sizeOf(page, asked)
    if (size !== page.bytes) pages.resize(asked.key, page, size)
    return true
  }

  /** Sends a request's own rendering; false if it is personal. */
  function sendNew({ reply }: SharedPageRequest, result: Rendered): boolean {
    if (result.kind === 'personal') return false
    const { rendered, sendFirst } = result
    for (const [name, value] of rendered.headers) reply.header(name, value)
    sendFirst(reply.code(rendered.status))
    return true
  }

  return {
    identityOf: createSessions(services),
    get bytes() {
      return pages.bytes
    },
    async serve(asked) {
      const { key, visitor } = asked
      const cameAt = renderings.turn
      const work = () => renderAndKeep(asked)
      if (pages.isPersonal(key) || !(await pages.isUpToDate())) return false
      const cached = pages.find(key)
      if (cached && pages.isCurrent(cached) && (await sendKept(asked, cached, visitorHtmlIn(cached, asked)))) return true
      const placeOfPart = `${key} ${visitor.key}`
      // First any rendering of the page; if its visitor's part is another, and this one's isn't known, one with this part.
      for (const place of cached && pages.isCurrent(cached) ? [placeOfPart] : [key, placeOfPart]) {
        const { result: rendered, isOwn } = await renderings.joinOrStart(place, cameAt, work)
        if (rendered.kind === 'personal') return false
        if (isOwn) return sendNew(asked, rendered)
        if (!rendered.page.content) return sendNew(asked, await renderings.start(place, work))
        const visitorHtml = rendered.visitorKey === visitor.key ? rendered.visitorHtml : visitorHtmlIn(rendered.page, asked)
        if (await sendKept(asked, rendered.page, visitorHtml)) return true
      }
      return false
    },
  }
}

const sizeOf = ({ content }: SharedPage, { key }: SharedPageRequest): number => entryBytes + key.length + (content?.bytes ?? 0)

const canBeStored = ({ pieces, isLasting }: RenderedPage): boolean => isLasting && lengthOf(pieces) <= pageBytesMax

const insertionsFor = ({ request, nonce, visitor }: SharedPageRequest, visitorHtml: string): Insertions => ({
  nonce,
  requestId: request.id,
  visitorText: visitor.text,
  visitorHtml,
})

const visitorKeyOf = ({ language }: SharedPage, { key }: VisitorPart): string => `${language} ${key}`

function setBounded<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.delete(key)
  map.set(key, value)
  if (map.size > max) map.delete(map.keys().next().value!)
}
