export interface SiteUrl {
  address: string
  /** Last change, ISO 8601. */
  changed?: string
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!)

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function urlsXml(urls: readonly SiteUrl[]): string {
  const rows = urls.map(
    ({ address, changed }) => `<url><loc>${escaped(address)}</loc>${changed ? `<lastmod>${escaped(changed)}</lastmod>` : ''}</url>`,
  )
  return [head, `<urlset ${schema}>`, ...rows, '</urlset>', ''].join('\n')
}

export function indexXml(addresses: readonly string[]): string {
  const rows = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`)
  return [head, `<sitemapindex ${schema}>`, ...rows, '</sitemapindex>', ''].join('\n')
}

/** The `handle` of a file's route: the server makes the file for a visitor without a session. */
export const isForEveryone = { isForEveryone: true } as const

/** Rarely requested and the same for everyone, so it can be cached for an hour. */
export const forMachines = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' } })

export const xmlAnswer = (text: string): Response => forMachines(text, 'application/xml')
