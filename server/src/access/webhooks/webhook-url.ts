import type { Violation } from '@stoa/contract/problems'
import type { Settings } from '../../kernel/settings.ts'
import { isSecure } from '../../kernel/web-origins.ts'

/** What is wrong with a URL that events are to be sent to, if anything. Which addresses its host may have is checked at each connection. */
export function urlViolation(url: string, { outboundNetworks }: Pick<Settings, 'outboundNetworks'>): Violation | undefined {
  const description = urlProblem(url, outboundNetworks.length > 0)
  return description ? { field: 'url', description, violatedRule: 'FORMAT' } : undefined
}

function urlProblem(text: string, isPrivateAllowed: boolean): string | undefined {
  if (!URL.canParse(text) || !/^https?:\/\/[^/\\]/i.test(text)) return 'must be a full URL, for example https://shop.example/events'
  const url = new URL(text)
  if (!isSecure(url) && !isPrivateAllowed) return 'must start with https, or with http for localhost'
  const hasPart = url.hash !== '' || url.username !== '' || url.password !== ''
  return hasPart ? 'must not contain a fragment, user or password' : undefined
}
