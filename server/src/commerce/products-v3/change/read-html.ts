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

/** The HTML of a text that is sent as rich text or as HTML; undefined if neither is. `stored` is what it was so far. */
export function readHtml(
  { description, plainDescription }: Texts,
  { stored, field }: { stored: string; field: string },
  { violations }: Reading,
): string | undefined {
  if (description && plainDescription !== null && plainDescription !== undefined) failProduct('DESCRIPTION_GIVEN_TWICE')
  if (description) {
    const html = htmlOf(description, { field: `${field}.description`, stored })
    if (typeof html === 'string') return html
    violations.push(...html)
    return undefined
  }
  if (plainDescription === undefined && description === undefined) return undefined
  const html = cleanHtml(plainDescription ?? '')
  if (html.length > richContentMax)
    violations.push({
      field: `${field}.plainDescription`,
      violatedRule: 'MAX_LENGTH',
      description: `With its markup, it has more than ${richContentMax} characters.`,
      data: { threshold: richContentMax },
    })
  return html
}
