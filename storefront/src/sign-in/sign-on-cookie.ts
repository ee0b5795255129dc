import { paths } from '../paths.ts'

/** What a browser stores while the person is at a provider: a ticket that only it has, and where the sign-in returns to. Each attempt has its own cookie,
 *  so that two windows don't interfere; it is only sent to the provider's callback page. */
export interface SignOnState {
  ticket: string
  /** As in the URLs of a sign-in: `next=…&session=…`. */
  onwards: string
}

const returnUrlMax = 2000

const nameOf = (state: string): string | undefined => (/^[\w-]{16,100}$/.test(state) ? `stoa_sso_${state.slice(0, 16)}` : undefined)

/** The Set-Cookie header. A return URL that is too long is left out: the sign-in still works. */
export function signOnCookie(
  state: string,
  { ticket, onwards }: SignOnState,
  { seconds, secure }: { seconds: number; secure: boolean },
): string {
  const value = `${ticket}~${onwards.length <= returnUrlMax ? encodeURIComponent(onwards) : ''}`
  return line(state, value, { seconds, secure })
}

export function signOnIn(cookies: string | null, state: string): SignOnState | undefined {
  const name = nameOf(state)
  const [, value = ''] = (name && new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? '')) || []
  const [, ticket = '', onwards = ''] = /^([\w.-]{1,200})~([\w.~%!*'()-]{0,6000})$/.exec(value) ?? []
  return ticket ? { ticket, onwards: decoded(onwards) } : undefined
}

export const withoutSignOn = (state: string, { secure }: { secure: boolean }): string => line(state, '', { seconds: 0, secure })

const line = (state: string, value: string, { seconds, secure }: { seconds: number; secure: boolean }): string =>
  `${nameOf(state) ?? 'stoa_sso'}=${value}; Path=${paths.callback}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
