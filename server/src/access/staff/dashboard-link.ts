import type { Services } from '../../kernel/context.ts'

/** The address of a page of the desk, built from what the site was told at its start, never from what a request says of itself (threat A03). */
export async function dashboardLink(
  { sites, settings }: Pick<Services, 'sites' | 'settings'>,
  siteId: string,
  path: string,
): Promise<string> {
  const { baseUrl } = await sites.find(siteId)
  return `${baseUrl ?? settings.baseUrl}/dashboard${path}`
}
