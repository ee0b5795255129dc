/** The tokens that a sign-in is given on its way, by what the cookie is called that keeps each: of a sign-in that waits, and of a link to choose a password. They
 *  are in no address, where somebody could read them over a shoulder, in a history or in a Referer. */
const names = { waiting: 'stoa_sign_in', reset: 'stoa_reset' } as const
type Name = keyof typeof names
export const tokenNames = Object.keys(names) as Name[]

const form = /^[\w.-]{1,1000}$/

export function tokenIn(cookies: string | null, name: Name): string | undefined {
  const [, token = ''] = new RegExp(`(?:^|;\\s*)${names[name]}=([^;]*)`).exec(cookies ?? '') ?? []
  return form.test(token) ? token : undefined
}

/** The header that keeps a token. Whatever cannot be one takes the place of none. */
export function tokenCookie(name: Name, token: string, { seconds, secure }: { seconds: number; secure: boolean }): string {
  if (!form.test(token)) return withoutToken(name, { secure })
  return line(name, token, { seconds, secure })
}

export const withoutToken = (name: Name, { secure }: { secure: boolean }): string => line(name, '', { seconds: 0, secure })

const line = (name: Name, token: string, { seconds, secure }: { seconds: number; secure: boolean }): string =>
  `${names[name]}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
