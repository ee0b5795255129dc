/** A mail server, as its address says. */
export interface SmtpUrl {
  host: string
  port: number
  /** TLS from the first byte; otherwise by STARTTLS. */
  secure: boolean
  /** Undefined: it asks for none. */
  login?: { user: string; password: string }
}

/** Reads `smtps://user:password@mail.example` and `smtp://mail.example:587`; undefined for whatever is no such address. */
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

/** Whether the server is this very machine: nobody listens in between. */
export const isOnLoopback = ({ host }: SmtpUrl): boolean => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
