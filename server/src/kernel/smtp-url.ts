import { isLoopback } from './loopback.ts'

/** A mail server, parsed from its URL. */
export interface SmtpUrl {
  host: string
  port: number
  /** TLS from the start; otherwise with STARTTLS. */
  secure: boolean
  /** Undefined if it needs no credentials. */
  login?: { user: string; password: string }
}

/** Parses `smtps://user:password@mail.example` and `smtp://mail.example:587`. Undefined for anything else. */
export function smtpUrlOf(text: string): SmtpUrl | undefined {
  const url = URL.parse(text)
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) return undefined
  if ((url.pathname !== '' && url.pathname !== '/') || url.search || url.hash) return undefined
  const secure = url.protocol === 'smtps:'
  const [user, password] = [decoded(url.username), decoded(url.password)]
  if (user === undefined || password === undefined || (user === '') !== (password === '')) return undefined
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user === '' ? {} : { login: { user, password } }),
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Whether the server is on this machine, so that there is no network in between. */
export const isOnLoopback = ({ host }: SmtpUrl): boolean => isLoopback(host)
