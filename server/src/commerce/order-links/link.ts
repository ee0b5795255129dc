import type { Services } from '../../kernel/context.ts'

const daySeconds = 24 * 60 * 60

/** How long a link opens its order, by the email it is sent in (decision 0017). */
export const linkSeconds = {
  /** Buyers keep a confirmation and look it up again until the goods have arrived and can no longer be returned. */
  confirmation: 90 * daySeconds,
  /** Requested links are used right away. */
  requested: daySeconds,
} as const

/** The URL of an order's page, with the signed token that opens this order only. */
export async function orderLink(
  { tokens, sites, settings }: Pick<Services, 'tokens' | 'sites' | 'settings'>,
  { siteId, orderId }: { siteId: string; orderId: string },
  mail: keyof typeof linkSeconds,
): Promise<string> {
  const token = await tokens.sign('hand-over', { siteId, subject: orderId, role: 'order' }, linkSeconds[mail])
  const { baseUrl } = await sites.find(siteId)
  return `${baseUrl ?? settings.baseUrl}/orders/${orderId}?token=${token}`
}
