import type { Theme } from '@stoa/ui/theme'
import type { CartAnswer } from '../cart/cart-state.ts'
import type { introduced, MenuEntry, PageEntry } from './frame-facts.server.ts'

export interface FrameProps {
  shop: ReturnType<typeof introduced>
  menu: readonly MenuEntry[]
  pages: readonly PageEntry[]
  freeDelivery: { country: string; from: string } | undefined
  cart: CartAnswer
  /** Whether someone is signed in. */
  isMember: boolean
  theme: Theme
}
