import { isGuid } from '@stoa/contract/guid'
import { paths } from '../paths.ts'

/** The product whose heart was pressed before signing in. A link can't set it, so that no other site can add to a member's wishlist. */
const name = 'stoa_wish'
const hourSeconds = 60 * 60

export function pendingProductIn(cookies: string | null): string | undefined {
  const [, id = ''] = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? '') ?? []
  return isGuid(id) ? id : undefined
}

/** The Set-Cookie header for a product. One that isn't an ID is stored as none. */
export const pendingCookie = (productId: string, secure: boolean): string =>
  isGuid(productId) ? line(productId, hourSeconds, secure) : withoutPending(secure)

export const withoutPending = (secure: boolean): string => line('', 0, secure)

const line = (value: string, seconds: number, secure: boolean): string =>
  `${name}=${value}; Path=${paths.wishlist}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
