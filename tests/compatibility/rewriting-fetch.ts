/** One request as sent by a package, before its host was changed. */
export interface SentRequest {
  method: string
  host: string
  path: string
  query: Record<string, string[]>
  headers: Record<string, string>
  /** The JSON message: the body, or the decoded `.r` of the query. */
  message?: unknown
}

const platformHosts = new Set(['www.wixapis.com', 'edge.wixapis.com'])

/** A fetch that redirects the hosts built into the packages, and the custom host (always called over https), to the server. It has to replace the global
 *  fetch, as token requests accept no other. Any other host would leave the machine, and is refused. */
export function rewritingFetch(baseUrl: string, seen: (request: SentRequest) => void): typeof fetch {
  const server = new URL(baseUrl)
  const plainFetch = globalThis.fetch
  return async (input, init) => {
    const asked = new Request(input, init)
    const { host, pathname, search } = new URL(asked.url)
    if (!platformHosts.has(host) && host !== server.host)
      throw new Error(`a package asked for ${host}, which these tests do not lead anywhere`)
    const { method, headers, signal, redirect } = asked
    const body = await asked.text()
    seen(described(asked, body))
    return plainFetch(new URL(`${pathname}${search}`, server), { method, headers, signal, redirect, ...(body === '' ? {} : { body }) })
  }
}

function described({ method, url, headers }: Request, body: string): SentRequest {
  const { host, pathname, searchParams } = new URL(url)
  const query: Record<string, string[]> = {}
  for (const name of new Set(searchParams.keys())) query[name] = searchParams.getAll(name)
  const packed = searchParams.get('.r')
  const message = body !== '' ? JSON.parse(body) : packed !== null ? JSON.parse(Buffer.from(packed, 'base64url').toString()) : undefined
  return { method, host, path: pathname, query, headers: Object.fromEntries(headers), message }
}
