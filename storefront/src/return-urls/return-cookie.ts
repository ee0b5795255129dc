/** A cookie for each checkout that an app has sent a shopper to, with the redirect session's secret: with it the pages know where to return to. */
const nameOf = (checkoutId: string): string => `stoa_way_${checkoutId.toLowerCase().replaceAll('-', '')}`

const secretForm = /^[\w.-]{1,200}$/
const daySeconds = 24 * 60 * 60

export function returnSecretIn(cookies: string | null, checkoutId: string): string | undefined {
  const wanted = `${nameOf(checkoutId)}=`
  const secret = pairsOf(cookies)
    .find((pair) => pair.startsWith(wanted))
    ?.slice(wanted.length)
  return secret !== undefined && secretForm.test(secret) ? secret : undefined
}

/** The Set-Cookie header for a secret; undefined if the secret or checkout id is malformed. */
export function returnCookie(checkoutId: string, secret: string, secure: boolean): string | undefined {
  const name = nameOf(checkoutId)
  return secretForm.test(secret) && nameForm.test(name) ? line({ name, secret, seconds: daySeconds, secure }) : undefined
}

const nameForm = /^stoa_way_[0-9a-f]{32}$/

/** The headers that delete all of these cookies. */
export const withoutReturnCookies = (cookies: string | null, secure: boolean): string[] =>
  pairsOf(cookies)
    .map((pair) => pair.split('=', 1)[0]!)
    .filter((name) => nameForm.test(name))
    .map((name) => line({ name, secret: '', seconds: 0, secure }))

const pairsOf = (cookies: string | null): string[] => (cookies ?? '').split(';').map((pair) => pair.trim())

const line = ({ name, secret, seconds, secure }: { name: string; secret: string; seconds: number; secure: boolean }): string =>
  `${name}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
