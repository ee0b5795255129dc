const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
export const isOnThisMachine = (hostname: string): boolean => loopback.has(hostname)

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/** The origin of a URL that all parsers read alike. Undefined if its host isn't written as it is parsed: with a user, encoded, in other letters, or with a
 *  dot at its end. */
export function webOriginOf(address: string): string | undefined {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1]?.toLowerCase()
  const isPlain = /^[!-~]+$/.test(address) && !address.includes('\\')
  if (authority === undefined || !isPlain || !URL.canParse(address)) return undefined
  const { origin, host, hostname, protocol } = new URL(address)
  const isAsWritten = authority === host || authority === `${hostname}:${defaultPorts[protocol]}`
  return isAsWritten && !/[.*]$|^[.*]/.test(hostname) ? origin : undefined
}

/** The origin that an allowed redirect domain stands for: `shop.example` is https, and on this machine http. An origin stands for itself. */
export function domainOrigin(domain: string): string | undefined {
  if (/^https?:\/\//.test(domain)) return webOriginOf(domain) === domain ? domain : undefined
  const secure = domainOrigin(`https://${domain}`)
  return secure && isOnThisMachine(new URL(secure).hostname) ? `http://${domain}` : secure
}

/** Whether a client may have this redirect domain: http is for this machine only (decision 0066). */
export function isRedirectDomain(domain: string): boolean {
  const origin = domainOrigin(domain)
  return origin !== undefined && (origin.startsWith('https:') || isOnThisMachine(new URL(origin).hostname))
}
