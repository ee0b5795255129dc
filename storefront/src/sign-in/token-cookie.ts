/** The tokens of a sign-in in progress, by the name of their cookies: of a pending sign-in, the address that was typed for it, and of a link to set a
 *  password. They are never in URLs, where they could be seen on screen, in the history or in a Referer. */
const names = { waiting: 'stoa_sign_in', address: 'stoa_sign_in_address', reset: 'stoa_reset' } as const
type Name = keyof typeof names
export const tokenNames = Object.keys(names) as Name[]

const form = /^[\w.-]{1,1000}$/

export function tokenIn(cookies: string | null, name: Name): string | undefined {
  const [, token = ''] = new RegExp(`(?:^|;\\s*)${names[name]}=([^;]*)`).exec(cookies ?? '') ?? []
  return form.test(token) ? token : undefined
}

/** The Set-Cookie header for a token. A malformed one is stored as none. */
export function tokenCookie(name: Name, token: string, { seconds, secure }: { seconds: number; secure: boolean }): string {
  if (!form.test(token)) return withoutToken(name, { secure })
  return line(name, token, { seconds, secure })
}

/** An address that the person typed in this browser. Only they see it again. */
export const addressToken = (email: string): string => Buffer.from(email).toString('base64url')

export function addressIn(cookies: string | null): string | undefined {
  const token = tokenIn(cookies, 'address')
  return token && Buffer.from(token, 'base64url').toString()
}

export const withoutToken = (name: Name, { secure }: { secure: boolean }): string => line(name, '', { seconds: 0, secure })

const line = (name: Name, token: string, { seconds, secure }: { seconds: number; secure: boolean }): string =>
  `${names[name]}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
