const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of a path of the dashboard, for links and requests that the router doesn’t make. */
export const addressOf = (path: string): string => `${base}${path}`

/** The path of the dashboard at an address: of a request or a form. A path stays as it is. */
export const pathOfAddress = (address: string): string =>
  (`${address}/`.startsWith(`${base}/`) ? address.slice(base.length) : address) || '/'
