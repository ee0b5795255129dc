import { findRedirectUris } from '../../access/oauth/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuseFields } from '../../kernel/refuse.ts'

/** Refuses a checkout page whose host is neither the shop's own nor registered for one of its clients, because buyers are redirected there. */
export async function checkOverrideUrl(context: Context, url: string | null | undefined, field = 'overrideCheckoutUrl'): Promise<void> {
  if (!url) return
  const uris = [context.services.settings.baseUrl, ...(await findRedirectUris(context))]
  const hosts = new Set(uris.flatMap((uri) => hostOf(uri) ?? []))
  const host = hostOf(url)
  if (!host || !hosts.has(host))
    refuseFields({ field, description: 'must have a host that is registered for this site', violatedRule: 'FIELD_NOT_ALLOWED' })
}

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined)
