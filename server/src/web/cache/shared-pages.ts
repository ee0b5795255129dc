import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VisitorPart } from '@stoa/sdk/page-api'
import { createAnswers, isLasting } from '../../cache/answers.ts'
import { readerLike } from '../../cache/reader.ts'
import { createResults, type Result } from '../../cache/results.ts'
import { createSharedWork } from '../../cache/shared-work.ts'
import { unknownSource } from '../../database/sources.ts'
import { preferredEncoding } from '../../http/encoding.ts'
import { freeze } from '../../http/serialize.ts'
import type { App, CallResponse } from '../../kernel/app.ts'
import type { CallerIdentity, Identity } from '../../kernel/identity.ts'
import {
  compressPieces,
  createMarks,
  inflatePieces,
  joinCompressed,
  joinPage,
  markedText,
  splitPage,
  type CompressedPage,
  type Marks,
  type Piece,
} from './page-template.ts'
import { createSessions, type IdentityOfSession } from './sessions.ts'

const bytesMax = 32 * 1024 * 1024
/** A page larger than this is rendered for each request. */
const pageBytesMax = bytesMax / 16
/** Answers that most pages are made from. */
const frameBytesMax = 4 * 1024 * 1024
const visitorPartsMax = 1_000

/** A page of which every visitor gets the same, besides the insertions. */
interface SharedPage extends Result {
  headers: readonly (readonly [string, string])[]
  /** The language that it was made in. */
  language: string
  pieces: readonly Piece[] | undefined
  compressed: CompressedPage | undefined
  /** Several requests may wait for it. */
  compressing: Promise<void> | undefined
  hasVisitorPart: boolean
}

/** How a page is rendered. */
export interface Rendering {
  /** A visitor like all others, who owns nothing. */
  reader: CallerIdentity
  /** The language of the site. */
  language: string
  marks: Marks
  visitorText: string
  /** The answer to a call that most pages make. It is shared, so it must never change. */
  answers(key: string, call: () => Promise<CallResponse>): Promise<CallResponse>
  /** This page isn't the same for all visitors. */
  markPersonal(): void
  /** It can't be kept, but is right for now. */
  refuseCaching(): void
}

export interface SharedPageRequest {
  request: FastifyRequest
  reply: FastifyReply
  /** Everything that the page depends on besides what its calls read: its address, the cookies that matter. */
  key: string
  identity: Extract<Identity, { kind: 'visitor' }>
  nonce: string
  visitor: VisitorPart
  render(rendering: Rendering): Promise<Response>
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
      status: number
      page: SharedPage
      pieces: readonly Piece[]
      isCacheable: boolean
      visitorKey: string
      visitorHtml: string
    }

/** Pages of visitors, kept until what they show changes (decision 0094). */
export function serveSharedPages({ services }: App): SharedPageServer {
  const { siteId } = services.settings
  const pages = createResults<SharedPage>(services, bytesMax)
  const frames = createAnswers<CallResponse>(services, { bytesMax: frameBytesMax, keepsFirst: true })
  /** The HTML of visitors' parts by language and key. It is the same on every page. */
  const visitorParts = new Map<string, string>()

  const answers = async (key: string, call: () => Promise<CallResponse>): Promise<CallResponse> =>
    (await frames.find(key, async () => {
      const { status, body } = await call()
      const answer = { status, body: freeze(body) }
      // A value takes more than its text.
      return { answer, bytes: 2 * JSON.stringify(body).length, isLasting: isLasting(answer) }
    })) ?? call()

  async function render({ key, identity, visitor, render: work }: SharedPageRequest): Promise<Rendered> {
    const marks = createMarks()
    const found = { isShared: true, isCacheable: true }
    const { result, reading } = await pages.record(async () => {
      const { language } = (await services.sites.find(siteId)).settings
      const response = await work({
        reader: readerLike(identity),
        language,
        marks,
        visitorText: markedText(marks, visitor.text),
        answers,
        markPersonal: () => void (found.isShared = false),
        refuseCaching: () => void (found.isCacheable = false),
      })
      return { response, language, html: response.body === null ? '' : await response.text() }
    })
    const { response, language, html } = result
    const split = found.isShared && !reading.isPersonal ? splitPage(html, marks) : undefined
    if (!split) return { kind: 'personal' }
    const page: SharedPage = {
      bytes: 0,
      headers: [...response.headers].filter(([name]) => name !== 'content-length'),
      language,
      pieces: split.pieces,
      compressed: undefined,
      compressing: undefined,
      hasVisitorPart: split.visitorHtml !== undefined,
      reading,
      until: pages.untilOf(reading),
    }
    page.bytes = bytesOf(key, page)
    const isKept =
      found.isCacheable && response.status === 200 && !response.headers.has('set-cookie') && !reading.sources.has(unknownSource)
    return {
      kind: 'page',
      status: response.status,
      page,
      pieces: split.pieces,
      isCacheable: isKept && page.bytes < pageBytesMax,
      visitorKey: visitor.key,
      visitorHtml: split.visitorHtml ?? '',
    }
  }

  const renderings = createSharedWork<Rendered>((rendered) => rendered.kind === 'personal' || pages.isCurrent(rendered.page))

  async function renderAndKeep(asked: SharedPageRequest): Promise<Rendered> {
    const { key, visitor } = asked
    const rendered = await render(asked)
    if (rendered.kind === 'personal') pages.markPersonal(key)
    else if (rendered.isCacheable) {
      pages.put(key, rendered.page)
      // If the language has changed meanwhile, the part may have the new one.
      if (rendered.page.hasVisitorPart && pages.isCurrent(rendered.page))
        setBounded(visitorParts, visitorKeyOf(rendered.page, visitor), rendered.visitorHtml, visitorPartsMax)
    }
    return rendered
  }

  const visitorHtmlIn = (page: SharedPage, { visitor }: SharedPageRequest): string | undefined =>
    page.hasVisitorPart ? visitorParts.get(visitorKeyOf(page, visitor)) : ''

  async function compress(key: string, page: SharedPage): Promise<void> {
    page.compressed = await compressPieces(page.pieces!)
    page.pieces = undefined
    pages.resize(key, page, bytesOf(key, page))
  }

  /** Sends a page that is right for a request; false if the visitor's part isn't known. */
  async function sendKept(asked: SharedPageRequest, page: SharedPage, visitorHtml = visitorHtmlIn(page, asked)): Promise<boolean> {
    if (visitorHtml === undefined) return false
    const { request, reply, key, nonce, visitor } = asked
    // Pieces of Brotli can't be joined: for those who prefer it, the whole page is compressed for each request, which takes fewer bytes than gzip.
    const isCompressed = preferredEncoding(request.headers['accept-encoding']) === 'gzip'
    if (isCompressed && !page.compressed) await (page.compressing ??= compress(key, page))
    else if (!isCompressed && !page.pieces) {
      page.pieces = inflatePieces(page.compressed!)
      pages.resize(key, page, bytesOf(key, page))
    }
    const insertions = { nonce, requestId: request.id, visitorText: visitor.text, visitorHtml }
    for (const [name, value] of page.headers) reply.header(name, value)
    if (isCompressed) reply.header('content-encoding', 'gzip')
    void reply.code(200).send(isCompressed ? joinCompressed(page.compressed!, insertions) : joinPage(page.pieces!, insertions))
    return true
  }

  /** Sends a request's own rendering; false if it is personal. */
  function sendNew({ request, reply, nonce, visitor }: SharedPageRequest, rendered: Rendered): boolean {
    if (rendered.kind === 'personal') return false
    const { status, page, pieces, visitorHtml } = rendered
    for (const [name, value] of page.headers) reply.header(name, value)
    void reply.code(status).send(joinPage(pieces, { nonce, requestId: request.id, visitorText: visitor.text, visitorHtml }))
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
      if (cached && pages.isCurrent(cached) && (await sendKept(asked, cached))) return true
      const placeOfPart = `${key} ${visitor.key}`
      // First any rendering of the page; if its visitor's part is another, and this one's isn't known, one with this part.
      for (const place of cached && pages.isCurrent(cached) ? [placeOfPart] : [key, placeOfPart]) {
        const { result: rendered, isOwn } = await renderings.joinOrStart(place, cameAt, work)
        if (rendered.kind === 'personal') return false
        if (isOwn) return sendNew(asked, rendered)
        if (!rendered.isCacheable) return sendNew(asked, await renderings.start(place, work))
        if (await sendKept(asked, rendered.page, rendered.visitorKey === visitor.key ? rendered.visitorHtml : undefined)) return true
      }
      return false
    },
  }
}

const visitorKeyOf = ({ language }: SharedPage, { key }: VisitorPart): string => `${language} ${key}`

const bytesOf = (key: string, { pieces, compressed }: SharedPage): number =>
  2_000 + key.length + [...(pieces ?? []), ...(compressed ?? [])].reduce((sum, { bytes }) => sum + bytes.length, 0)

function setBounded<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.delete(key)
  map.set(key, value)
  if (map.size > max) map.delete(map.keys().next().value!)
}
