import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site } from '../../../kernel/site.ts'

/** What the server shows the provider to be let in: known to every process of this installation, and to nobody else. */
export const secretOf = ({ id, cursorKey }: Pick<Site, 'id' | 'cursorKey'>): string =>
  createHmac('sha256', cursorKey).update(`stoa-sandbox-provider ${id}`).digest('base64url')

export function isSecretOf(site: Pick<Site, 'id' | 'cursorKey'>, presented: string | undefined): boolean {
  const expected = Buffer.from(secretOf(site))
  const actual = Buffer.from(presented ?? '')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
