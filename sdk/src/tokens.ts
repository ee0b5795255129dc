/** What a client holds of its session (site §3 "Tokens held by the client"). */
export interface Tokens {
  /** `expiresAt` is in seconds since 1970. */
  accessToken: { value: string; expiresAt: number }
  refreshToken: { value: string; role: 'visitor' | 'member' }
}

/** Where a session's tokens stay between calls, and between visits. */
export interface TokenStorage {
  read(): Tokens | undefined | Promise<Tokens | undefined>
  /** Undefined: forget them. */
  write(tokens: Tokens | undefined): void | Promise<void>
}

/** Keeps tokens as long as the program runs. */
export function memoryStorage(): TokenStorage {
  let kept: Tokens | undefined
  return {
    read: () => kept,
    write(tokens) {
      kept = tokens
    },
  }
}

/** Keeps tokens in a browser's `localStorage` or `sessionStorage`: a visitor comes back to the same cart. Every script of the page can read them there, so a page
 *  that shows what others wrote is better off with `memoryStorage`. */
export function webStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, name = 'stoa-tokens'): TokenStorage {
  return {
    read: () => tokensIn(storage.getItem(name)),
    write: (tokens) => (tokens ? storage.setItem(name, JSON.stringify(tokens)) : storage.removeItem(name)),
  }
}

/** Undefined for what is not tokens: pages share their storage with other scripts. */
function tokensIn(text: string | null): Tokens | undefined {
  try {
    const { accessToken, refreshToken } = JSON.parse(text ?? '{}') as Partial<Tokens>
    const isWhole =
      typeof accessToken?.value === 'string' && Number.isFinite(accessToken.expiresAt) && typeof refreshToken?.value === 'string'
    return isWhole
      ? { accessToken, refreshToken: { value: refreshToken.value, role: refreshToken.role === 'member' ? 'member' : 'visitor' } }
      : undefined
  } catch {
    return undefined
  }
}
