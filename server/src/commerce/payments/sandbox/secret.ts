import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site } from '../../../kernel/site.ts'

/** The shared secret that the server authenticates with at the provider. Only the processes of this installation can derive it. */
export const secretOf = ({ id, cursorKey }: Pick<Site, 'id' | 'cursorKey'>): string =>
  createHmac('sha256', cursorKey).update(`stoa-sandbox-provider ${id}`).digest('base64url')

export function isSecretOf(site: Pick<Site, 'id' | 'cursorKey'>, presented: string | undefined): boolean {
  const expected = Buffer.from(secretOf(site))
  const actual = Buffer.from(presented ?? '')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
