import { isTheme, type Theme } from '@stoa/ui/theme'

export const themeCookieName = 'stoa_theme'
const year = 365 * 24 * 60 * 60

/** The theme in a request's cookies; the system's for an unknown value. */
export function themeIn(cookies: string | null): Theme {
  const [, theme] = new RegExp(`(?:^|;\\s*)${themeCookieName}=(\\w+)`).exec(cookies ?? '') ?? []
  return isTheme(theme) ? theme : 'system'
}

export const themeLine = (theme: Theme, secure: boolean): string =>
  `${themeCookieName}=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : year}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
