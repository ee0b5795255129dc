import type { Violation } from '@stoa/contract/problems'
import { richContentMax, type RichContent } from '@stoa/contract/rich-content'
import { cleanHtml } from '../../content/markup/public.ts'
import { htmlOf } from '../../content/rich-content/public.ts'
import type { Failure } from '../catalogue-parts/public.ts'

export interface WrittenTexts {
  description?: RichContent | null
  plainDescription?: string | null
}

interface Reading {
  /** The path of the section in the request. */
  at: string
  /** The HTML that is stored so far. Empty if it is new. */
  stored: string
  violations: Violation[]
}

/** The HTML of a section. The text is written in one of two ways; a client that sends back what it read can send both, but change only one of them. */
export function readTexts({ description, plainDescription }: WrittenTexts, reading: Reading): string | Failure<'DESCRIPTION_GIVEN_TWICE'> {
  const { stored } = reading
  const written = [
    description === undefined ? stored : fromRich(description, reading),
    plainDescription === undefined ? stored : fromHtml(plainDescription, reading),
  ]
  const changed = new Set(written.filter((html) => html !== stored))
  return changed.size > 1 ? { problem: 'DESCRIPTION_GIVEN_TWICE' } : ([...changed][0] ?? stored)
}

function fromRich(content: RichContent | null, { at, stored, violations }: Reading): string {
  if (content === null) return ''
  const html = htmlOf(content, { field: `${at}.description`, stored })
  if (typeof html === 'string') return html
  violations.push(...html)
  return stored
}

/** Clean HTML can be longer than what was sent. */
function fromHtml(written: string | null, { at, violations }: Reading): string {
  const html = cleanHtml(written ?? '')
  if (html.length > richContentMax)
    violations.push({
      field: `${at}.plainDescription`,
      violatedRule: 'MAX_LENGTH',
      description: `With its markup, it has more than ${richContentMax} characters.`,
      data: { threshold: richContentMax },
    })
  return html
}
