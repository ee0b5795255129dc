import { isLoopback } from './loopback.ts'

/** Whether what is sent there can't be read or changed on the way: https, and http on this machine. */
export const isSecure = (url: URL): boolean => url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/** The origin of a URL that all parsers read alike. Undefined if its host isn't written as it is parsed: with a user, encoded, in other letters, with a
 *  wildcard, or with a dot at its end. */
export function webOriginOf(address: string): string | undefined {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1]?.toLowerCase()
  const isPlain = /^[!-~]+$/.test(address) && !address.includes('\\')
  if (authority === undefined || !isPlain || !URL.canParse(address)) return undefined
  const { origin, host, hostname, protocol } = new URL(address)
  const isAsWritten = authority === host || authority === `${hostname}:${defaultPorts[protocol]}`
  return isAsWritten && !/^\.|\.$|\*/.test(hostname) ? origin : undefined
}

/** The origin that an allowed redirect domain stands for: `shop.example` is https, and on this machine http. A secure origin stands for itself. */
export function domainOrigin(domain: string): string | undefined {
  if (/^https?:\/\//.test(domain)) return webOriginOf(domain) === domain && isSecure(new URL(domain)) ? domain : undefined
  const secure = domainOrigin(`https://${domain}`)
  return secure && isLoopback(new URL(secure).hostname) ? `http://${domain}` : secure
}
