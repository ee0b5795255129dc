/** The cookie that a link's token is stored in. It gives access to nothing more than the link. */
export interface LinkCookie {
  name: string
  path: string
  seconds: number
}

const daySeconds = 24 * 60 * 60

/** The checkout that a link has opened. Another link replaces it. */
export const checkoutCookie: LinkCookie = { name: 'stoa_checkout', path: '/', seconds: daySeconds }

const orderPath = '/orders'

/** The order that a link has opened. Each order has its own cookie, so that a second link doesn't close the first, and it is only sent to order pages. */
export const orderCookie = (orderId: string): LinkCookie => ({
  name: `stoa_order_${orderId.toLowerCase().replaceAll('-', '')}`,
  path: orderPath,
  seconds: daySeconds,
})

/** The link cookies of a request. */
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
  /** Where to redirect, without the token: it shouldn't be visible in the address bar, the history or a Referer. */
  rest: string
  cookie: LinkCookie
}

/** The link of a URL; undefined if it has no token, or isn't the URL of something that links open. */
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
