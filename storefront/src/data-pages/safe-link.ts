import { relativePath } from '@stoa/ui/relative-path'

const schemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const linkMax = 2_000

/** Allowed targets of user-written links: the web, email addresses, phone numbers, or this site. Undefined for everything else, especially scripts (threat X03). */
export function safeLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > linkMax) return undefined
  const text = value.trim()
  if (text.startsWith('/')) return relativePath(text, '') || undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && schemes.has(url.protocol) ? url.href : undefined
}

/** A link as it is displayed, without its scheme. */
export const linkText = (href: string): string => href.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, '').replace(/\/$/, '') || href
