const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of a path of the dashboard, for links and requests that the router doesn’t make. */
export const addressOf = (path: string): string => `${base}${path}`
