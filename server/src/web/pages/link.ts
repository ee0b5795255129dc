/** A cookie that a link's token becomes. It opens no more than the link does. */
export interface LinkCookie {
  name: string
  path: string
  seconds: number
}

const daySeconds = 24 * 60 * 60

/** The checkout a link has opened; another link takes its place. */
export const checkoutCookie: LinkCookie = { name: 'stoa_checkout', path: '/', seconds: daySeconds }

const orderPath = '/orders'

/** The order a link has opened. Each has a cookie of its own, so that a second link does not close the first, and is sent to orders' pages alone. */
export const orderCookie = (orderId: string): LinkCookie => ({
  name: `stoa_order_${orderId.toLowerCase().replaceAll('-', '')}`,
  path: orderPath,
  seconds: daySeconds,
})

/** The cookies of links that a request brings along. */
export function linkCookiesIn(header: string | undefined): Pick<LinkCookie, 'name' | 'path'>[] {
  const names = (header ?? '').split(';').map((pair) => pair.split('=', 1)[0]!.trim())
  return names.flatMap((name) => {
    if (name === checkoutCookie.name) return [checkoutCookie]
    return /^stoa_order_[0-9a-f]{32}$/.test(name) ? [{ name, path: orderPath }] : []
  })
}

const guid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

const pages: readonly { path: RegExp; cookie: (id: string) => LinkCookie }[] = [
  { path: /^\/checkout\/([^/]+)$/, cookie: () => checkoutCookie },
  { path: new RegExp(`^/orders/(${guid})$`), cookie: orderCookie },
]

export interface Link {
  token: string
  /** Where it leads on to, without the token: nobody is to read it over a shoulder, in a history or in a Referer. */
  rest: string
  cookie: LinkCookie
}

/** The link that an address is; undefined where it carries no token, or is not the address of something that links open. */
export function linkOf(url: string): Link | undefined {
  const [path = '', search = ''] = url.split('?', 2)
  const query = new URLSearchParams(search)
  const token = query.get('token')
  if (!token) return undefined
  for (const page of pages) {
    const id = page.path.exec(path)?.[1]
    if (id === undefined) continue
    query.delete('token')
    return { token, rest: query.size > 0 ? `${path}?${query}` : path, cookie: page.cookie(id) }
  }
  return undefined
}
