export const shopperCookie = 'stoa_session'
export const dashboardCookie = 'stoa_desk'

/** Returns a cookie's value, or undefined. */
export function readCookie(header: string | undefined | null, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** A cookie that scripts can't read and other sites can't send with a write. */
export function formatCookie(
  name: string,
  value: string,
  { path, seconds, secure }: { path: string; seconds: number; secure: boolean },
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
