import { members } from '@wix/members'
// The page of a site of somebody else's: the packages as they come, bundled, with a window that the test speaks to.
import { createClient, OAuthStrategy } from '@wix/sdk'

const platformHosts = new Set(['www.wixapis.com', 'edge.wixapis.com'])

/** The public gateway's requests go to the server of the test, as real requests of another origin. */
function leadTo(baseUrl) {
  const plainFetch = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const asked = new Request(input, init)
    const { host, pathname, search } = new URL(asked.url)
    if (!platformHosts.has(host) && host !== new URL(baseUrl).host) return plainFetch(asked)
    const body = asked.method === 'GET' ? undefined : await asked.text()
    return plainFetch(`${baseUrl}${pathname}${search}`, { method: asked.method, headers: asked.headers, body: body || undefined })
  }
}

Object.assign(globalThis, {
  openSite({ baseUrl, clientId, apiBaseUrl }) {
    leadTo(baseUrl)
    const host = apiBaseUrl ? { host: { apiBaseUrl }, useCDN: false } : {}
    Object.assign(globalThis, { site: createClient({ modules: { members }, ...host, auth: OAuthStrategy({ clientId }) }) })
  },
})
