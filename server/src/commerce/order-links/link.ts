import type { Services } from '../../kernel/context.ts'

const daySeconds = 24 * 60 * 60

/** How long a link opens its order, by the mail it stands in (decision 0017). */
export const linkSeconds = {
  /** A confirmation is kept, and looked for again until the goods are there and past sending back. */
  confirmation: 90 * daySeconds,
  /** Whoever asks for a link wants it now. */
  asked: daySeconds,
} as const

/** The address of an order's page with the signed token that opens it, and nothing else. */
export async function orderLink(
  { tokens, sites, settings }: Pick<Services, 'tokens' | 'sites' | 'settings'>,
  { siteId, orderId }: { siteId: string; orderId: string },
  mail: keyof typeof linkSeconds,
): Promise<string> {
  const token = await tokens.sign('hand-over', { siteId, subject: orderId, role: 'order' }, linkSeconds[mail])
  const { baseUrl } = await sites.find(siteId)
  return `${baseUrl ?? settings.baseUrl}/orders/${orderId}?token=${token}`
}
