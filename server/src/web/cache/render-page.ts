import type { Markup } from '@stoa/sdk/page-api'
import { unknownSource } from '../../database/sources.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import type { Reading } from '../../kernel/source-changes.ts'
import type { FrameAnswers } from './frame-answers.ts'
import { createMarks, markedText, splitPage, type Marks, type Piece } from './page-template.ts'

/** How a page is rendered. */
export interface Rendering {
  /** A visitor like all others, who owns nothing. */
  reader: CallerIdentity
  /** The language of the site. */
  language: string
  marks: Marks
  visitorText: string
  answers: FrameAnswers
  /** This page isn't the same for all visitors. */
  markPersonal(): void
  /** It can't be kept, but is right for now. */
  refuseCaching(): void
}

/** A page as the app has rendered it. */
export interface RenderedMarkup {
  response: Response
  markup: Markup
}

interface RenderInput {
  /** Runs work, and returns what it read as well. */
  record<T>(work: () => Promise<T>): Promise<{ result: T; reading: Reading }>
  reader: Extract<CallerIdentity, { kind: 'visitor' }>
  visitorText: string
  answers: FrameAnswers
  languageOf(): Promise<string>
  work(rendering: Rendering): Promise<RenderedMarkup>
}

/** A page of which every visitor gets the same, besides the insertions. */
export interface RenderedPage {
  status: number
  headers: readonly (readonly [string, string])[]
  /** The language that it was made in. */
  language: string
  pieces: readonly Piece[]
  /** The visitor's part as it was rendered; undefined if the page has none. */
  visitorHtml: string | undefined
  reading: Reading
  /** Whether the next request would get the same, until what was read changes. */
  isLasting: boolean
}

/** Renders a page for all visitors and records what it was made from. Undefined if it isn't the same for all of them. */
export async function renderPage({
  record,
  reader,
  visitorText,
  answers,
  languageOf,
  work,
}: RenderInput): Promise<RenderedPage | undefined> {
  const marks = createMarks()
  const found = { isShared: true, isCacheable: true }
  const { result, reading } = await record(async () => {
    const language = await languageOf()
    const rendered = await work({
      reader,
      language,
      marks,
      visitorText: markedText(marks, visitorText),
      answers,
      markPersonal: () => void (found.isShared = false),
      refuseCaching: () => void (found.isCacheable = false),
    })
    return { ...rendered, language }
  })
  const { response, markup, language } = result
  const split = found.isShared && !reading.isPersonal ? splitPage(markup, marks) : undefined
  if (!split) return undefined
  const { status, headers } = response
  return {
    status,
    headers: [...headers].filter(([name]) => name !== 'content-length'),
    language,
    ...split,
    reading,
    isLasting: found.isCacheable && status === 200 && !headers.has('set-cookie') && !reading.sources.has(unknownSource),
  }
}
