import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { isPending, visibleCount, visibleLines, type CartAnswer, type CartState } from './cart-state.ts'
import { cartStore, type CartStore } from './cart-store.ts'
import { sendChange } from './send-change.ts'

export interface CartModel {
  store: CartStore
  isOpen: boolean
  setOpen(open: boolean): void
}

export const CartContext = createContext<CartModel>({
  store: cartStore({ asOf: 0, count: 0 }, sendChange),
  isOpen: false,
  setOpen() {},
})

export const useCartModel = (): CartModel => useContext(CartContext)

/** The cart as the shopper wants it. `answer` is what the page's loader returned, also on the server. */
export function useCart(answer?: CartAnswer) {
  const { store } = useCartModel()
  useEffect(() => {
    if (answer) store.tell(answer)
  }, [store, answer])
  const now = useSyncExternalStore(store.subscribe, store.now, store.now)
  // The first render of a page whose loader returned more than the frame's.
  const state: CartState = answer?.cart !== undefined && now.settled.cart === undefined ? { ...now, settled: answer } : now
  return { store, state, lines: visibleLines(state), count: visibleCount(state), isPending: isPending(state) }
}
