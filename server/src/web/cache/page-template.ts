import { randomUUID } from 'node:crypto'
import type { Markup } from '@stoa/sdk/page-api'

// A page is kept in pieces. Between them stands what differs for each request.

/** What is inserted into a page for one request. */
export interface Insertions {
  nonce: string
  requestId: string
  /** The visitor's part as data for scripts. */
  visitorText: string
  /** The visitor's part as HTML. */
  visitorHtml: string
}

export type Slot = keyof Insertions

/** Texts that stand for insertions while a page is rendered. They are made anew for each page and never sent, so no content can contain them. */
export interface Marks {
  nonce: string
  requestId: string
  visitorText: string
  /** What all of them begin with; one letter follows. */
  beginning: string
}

const slotsOfMarks: Readonly<Record<string, Exclude<Slot, 'visitorHtml'>>> = { n: 'nonce', r: 'requestId', v: 'visitorText' }

/** Letters and digits only: they are the same in HTML, in JSON and in attributes. */
export function createMarks(): Marks {
  const beginning = `mark${randomUUID().replaceAll('-', '')}`
  return { beginning, nonce: `${beginning}n`, requestId: `${beginning}r`, visitorText: `${beginning}v` }
}

/** What a page is rendered with in place of the visitor's text. */
export const markedText = ({ visitorText }: Marks, text: string): string => `${visitorText}${text}${visitorText}`

export interface Piece {
  bytes: Buffer
  /** What follows; undefined at the end. */
  slot: Slot | undefined
}

/** The element with the visitor's part of a page. */
const visitorElement = 'stoa-visitor'

export interface SplitPage {
  pieces: readonly Piece[]
  /** The visitor's part as it was rendered; undefined if the page has none. */
  visitorHtml: string | undefined
}

/** A part of a rendered page that differs for each request. */
interface Region {
  slot: Slot
  from: number
  to: number
}

/** Splits a rendered page at its insertions; undefined if they aren't where they are expected. What pages have in common has none. */
export function splitPage(markup: Markup, marks: Marks): SplitPage | undefined {
  const pieces: Piece[] = []
  let before: Uint8Array[] = []
  let visitorHtml: string | undefined
  for (const part of markup) {
    if (typeof part !== 'string') {
      before.push(part)
      continue
    }
    const regions = regionsIn(part, marks)
    if (!regions) return undefined
    let start = 0
    for (const { slot, from, to } of regions) {
      if (slot === 'visitorHtml') {
        if (visitorHtml !== undefined) return undefined
        // Copied, because what is sliced from a text keeps all of it.
        visitorHtml = Buffer.from(part.slice(from, to)).toString()
      }
      before.push(Buffer.from(part.slice(start, from)))
      pieces.push({ bytes: Buffer.concat(before), slot })
      before = []
      start = to
    }
    before.push(Buffer.from(part.slice(start)))
  }
  return { pieces: [...pieces, { bytes: Buffer.concat(before), slot: undefined }], visitorHtml }
}

/** In their order; undefined if they aren't where they are expected. */
function regionsIn(html: string, marks: Marks): Region[] | undefined {
  const element = visitorRegion(html)
  const marked = markedRegions(html, marks)
  if (!marked || element === 'unexpected') return undefined
  if (!element) return marked
  const regions = [...marked, element].toSorted((one, other) => one.from - other.from)
  return regions.some(({ from }, index) => index > 0 && from < regions[index - 1]!.to) ? undefined : regions
}

/** Text that looks alike is escaped. */
function visitorRegion(html: string): Region | 'unexpected' | undefined {
  const start = html.indexOf(`<${visitorElement}`)
  if (start < 0) return undefined
  const from = html.indexOf('>', start) + 1
  const to = html.indexOf(`</${visitorElement}>`, from)
  return from === 0 || to < 0 || html.includes(`<${visitorElement}`, from) ? 'unexpected' : { slot: 'visitorHtml', from, to }
}

function markedRegions(html: string, { beginning, visitorText }: Marks): Region[] | undefined {
  const regions: Region[] = []
  let to = 0
  for (let from = html.indexOf(beginning); from >= 0; from = html.indexOf(beginning, to)) {
    const slot = slotsOfMarks[html.charAt(from + beginning.length)]
    if (!slot) return undefined
    to = from + beginning.length + 1
    if (slot === 'visitorText') {
      const end = html.indexOf(visitorText, to)
      if (end < 0 || !/^[^<>"\\]{0,200}$/.test(html.slice(to, end))) return undefined
      to = end + visitorText.length
    }
    regions.push({ slot, from, to })
  }
  return regions
}

/** A page from its pieces. */
export function joinPage(pieces: readonly Piece[], insertions: Insertions): Buffer {
  return Buffer.concat(pieces.flatMap(({ bytes, slot }) => (slot ? [bytes, Buffer.from(insertions[slot])] : [bytes])))
}
