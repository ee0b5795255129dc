import { relativePath } from '@stoa/ui/relative-path'

const schemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const linkMax = 2_000

/** Where a link that somebody wrote may lead: the web, a mail, a telephone, or this site. Undefined for all else, scripts above all (threat X03). */
export function safeLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > linkMax) return undefined
  const text = value.trim()
  if (text.startsWith('/')) return relativePath(text, '') || undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && schemes.has(url.protocol) ? url.href : undefined
}

/** A link as it is read: without what everybody knows stands before it. */
export const linkText = (href: string): string => href.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, '').replace(/\/$/, '') || href
