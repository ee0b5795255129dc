const allowed: ReadonlySet<string> = new Set(['accept', 'accept-language', 'authorization', 'referer', 'user-agent'])
const forbidden: ReadonlySet<string> = new Set(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])

/** The headers of a caller that a URL is requested with. Those that name another host or address, and those with line breaks, are left out (threat M03). */
export function sentHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const sent = Object.entries(headers).flatMap(([name, value]) => {
    const key = name.toLowerCase()
    const isAllowed = allowed.has(key) || (/^x-[a-z0-9-]{1,60}$/.test(key) && !forbidden.has(key))
    const text = String(value)
    return isAllowed && /^[\t -~]{0,4000}$/.test(text) ? [[key, text] as const] : []
  })
  return Object.fromEntries(sent.slice(0, 20))
}
