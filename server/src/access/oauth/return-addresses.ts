import type { Context, Services } from '../../kernel/context.ts'
import { domainOrigin, webOriginOf } from '../../kernel/web-origins.ts'
import { originsOf } from './return-uris.ts'
import type { OAuthClient } from './rows.ts'
import { findRegisteredAddresses } from './store.ts'

type RegisteredAddresses = Pick<OAuthClient, 'redirectUris' | 'allowedRedirectDomains'>

/** What a return address other than an OAuth `redirectUri` is compared with. */
export interface ReturnRules {
  /** Web origins of which every URL is allowed. */
  origins: ReadonlySet<string>
  /** Registered redirect URIs, compared exactly: a mobile app's URI has no origin. */
  uris: ReadonlySet<string>
}

/** The rules of some clients: their allowed redirect domains, the origins of their redirect URIs, and the site’s own pages. */
export function returnRules(clients: readonly RegisteredAddresses[], siteUrl: string): ReturnRules {
  const uris = clients.flatMap(({ redirectUris }) => redirectUris)
  const domains = clients.flatMap(({ allowedRedirectDomains }) => allowedRedirectDomains)
  const origins = [...originsOf([siteUrl, ...uris]), ...domains.flatMap((domain) => domainOrigin(domain) ?? [])]
  return { origins: new Set(origins), uris: new Set(uris) }
}

type SiteScope = Pick<Context, 'db' | 'siteId' | 'site'> & { services: Pick<Services, 'settings'> }

/** The rules of a client, or of all the site's clients if the caller has none. */
export async function returnRulesFor(context: SiteScope, client?: RegisteredAddresses): Promise<ReturnRules> {
  const { site, services } = context
  return returnRules(client ? [client] : await findRegisteredAddresses(context), site.baseUrl ?? services.settings.baseUrl)
}

/** Whether a browser may be sent to an address. Its parsed origin is compared, never the beginning of its text (threat A17). */
export function isReturnAddress(address: string, { origins, uris }: ReturnRules): boolean {
  const origin = webOriginOf(address)
  return uris.has(address) || (origin !== undefined && origins.has(origin))
}
