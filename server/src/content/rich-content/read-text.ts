import type { HtmlNode } from '@stoa/html/html-tree'
import { fieldsOf, fieldsOfDecoration } from './fields.ts'
import { ignoredDecorations, isEffective, isSameMark, markTypes, withMark, type Mark, type MarkType } from './mark.ts'
import type { ObjectReader } from './object-reader.ts'
import { readLink } from './read-links.ts'

/** A text with its formatting. */
export interface Run {
  text: string
  marks: readonly Mark[]
}

const decorationTypes = Object.keys(markTypes) as MarkType[]

export function readText(data: ObjectReader): Run {
  let marks: readonly Mark[] = []
  for (const decoration of data.objects('decorations')) {
    if (Object.hasOwn(ignoredDecorations, String(decoration.value('type')))) continue
    const mark = readMark(decoration)
    const isSecondLink = mark?.type === 'LINK' && marks.some((one) => one.type === 'LINK' && !isSameMark(one, mark))
    if (isSecondLink) decoration.refuse('type', 'VALIDATION', 'is the second link of this text')
    if (mark) marks = withMark(marks, mark)
  }
  return { text: (data.text('text') ?? '').replace(/\r\n?/g, '\n'), marks }
}

function readMark(decoration: ObjectReader): Mark | undefined {
  const type = decoration.oneOf('type', decorationTypes)
  if (type === undefined) return undefined
  const { data } = markTypes[type]
  decoration.allowOnly(fieldsOfDecoration(data))
  if (!isEffective[type](decoration.value(data))) return undefined
  return type === 'LINK' ? { type, url: readTarget(decoration.object(data)) } : { type }
}

function readTarget(data: ObjectReader): string | undefined {
  data.allowOnly(fieldsOf.linkData)
  return readLink(data.object('link'))
}

/** Texts as HTML. Those that follow each other and have the same formatting share its elements. */
export function inlineHtml(runs: readonly Run[], textHtml: (text: string) => HtmlNode[], depth = 0): HtmlNode[] {
  const html: HtmlNode[] = []
  for (let at = 0; at < runs.length;) {
    const { text, marks } = runs[at]!
    const mark = marks[depth]
    let end = at + 1
    if (!mark) html.push(...textHtml(text))
    else {
      while (end < runs.length && isSameMark(runs[end]!.marks[depth], mark)) end += 1
      html.push({ tag: markTypes[mark.type].tag, href: mark.url, children: inlineHtml(runs.slice(at, end), textHtml, depth + 1) })
    }
    at = end
  }
  return html
}

/** Lines with breaks between them. */
export const linesHtml = (text: string): HtmlNode[] =>
  text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [{ tag: 'br', children: [] }, line]))
