import type { Services } from '../../kernel/context.ts'

/** The URL of a dashboard page, built from the server's settings, never from the request (threat A03). */
export async function dashboardLink(
  { sites, settings }: Pick<Services, 'sites' | 'settings'>,
  siteId: string,
  path: string,
): Promise<string> {
  const { baseUrl } = await sites.find(siteId)
  return `${baseUrl ?? settings.baseUrl}/dashboard${path}`
}
