/** The tokens of a client's session (site §3 "Tokens held by the client"). */
export interface Tokens {
  /** `expiresAt` is in seconds since 1970. */
  accessToken: { value: string; expiresAt: number }
  refreshToken: { value: string; role: 'visitor' | 'member' }
}

/** Where a session's tokens are stored between calls and visits. */
export interface TokenStorage {
  read(): Tokens | undefined | Promise<Tokens | undefined>
  /** Undefined clears them. */
  write(tokens: Tokens | undefined): void | Promise<void>
}

/** Stores tokens in memory. */
export function memoryStorage(): TokenStorage {
  let kept: Tokens | undefined
  return {
    read: () => kept,
    write(tokens) {
      kept = tokens
    },
  }
}

/** Stores tokens in a browser's `localStorage` or `sessionStorage`, so that a visitor returns to the same cart. Every script of the page can read them: use
 *  `memoryStorage` in pages that show content written by others. */
export function webStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, name = 'stoa-tokens'): TokenStorage {
  return {
    read: () => tokensIn(storage.getItem(name)),
    write: (tokens) => (tokens ? storage.setItem(name, JSON.stringify(tokens)) : storage.removeItem(name)),
  }
}

/** Undefined if it isn't a token: other scripts share the page's storage. */
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
