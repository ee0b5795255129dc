import type { RichContent } from '@stoa/contract/rich-content'
import { richContentMax } from '@stoa/contract/rich-content'
import { cleanHtml } from '../../../content/markup/public.ts'
import { htmlOf } from '../../../content/rich-content/public.ts'
import type { Reading } from './input.ts'
import { failProduct } from './problem.ts'

interface Texts {
  description?: RichContent | null
  plainDescription?: string | null
}

interface Source {
  /** What the text was so far. */
  stored: string
  /** Path of the product or the section in the request. */
  field: string
}

/** Refuses rich text and HTML that differ, of which neither can be the stored text: a change of many products has none. */
export function requireOneText(texts: Texts, reading: Reading): void {
  const read = readBoth(texts, { stored: '', field: reading.at }, { ...reading, violations: [] })
  if (new Set(read.filter((html) => html !== undefined)).size > 1) failProduct('DESCRIPTION_GIVEN_TWICE')
}

/** The HTML of a text that is sent as rich text, as HTML, or as both, of which at most one can differ from what is stored. Undefined if neither is sent, or if
 *  it is wrong. */
export function readHtml(texts: Texts, source: Source, reading: Reading): string | undefined {
  if (texts.plainDescription === undefined && texts.description === undefined) return undefined
  const read = readBoth(texts, source, reading)
  if (read.length === 0) return ''
  if (read.includes(undefined)) return undefined
  const changed = new Set(read.filter((html) => html !== source.stored))
  return changed.size > 1 ? failProduct('DESCRIPTION_GIVEN_TWICE') : ([...changed][0] ?? source.stored)
}

const readBoth = ({ description, plainDescription }: Texts, source: Source, reading: Reading): (string | undefined)[] => [
  ...(description ? [fromRichContent(description, source, reading)] : []),
  ...(typeof plainDescription === 'string' ? [fromHtml(plainDescription, source, reading)] : []),
]

function fromRichContent(description: RichContent, { stored, field }: Source, { violations }: Reading): string | undefined {
  const html = htmlOf(description, { field: `${field}.description`, stored })
  if (typeof html === 'string') return html
  violations.push(...html)
  return undefined
}

function fromHtml(plainDescription: string, { field }: Source, { violations }: Reading): string {
  const html = cleanHtml(plainDescription)
  if (html.length > richContentMax)
    violations.push({
      field: `${field}.plainDescription`,
      violatedRule: 'MAX_LENGTH',
      description: `With its markup, it has more than ${richContentMax} characters.`,
      data: { threshold: richContentMax },
    })
  return html
}
