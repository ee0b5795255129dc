import { Truck } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { TotalsList } from '../line-items/totals-list.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { CartView, FreeDelivery } from './cart-view.ts'

/** The totals of the cart as the server calculated them, and the checkout button. Disabled while a change is being sent. */
export function CartSummary({ cart, isPending }: { cart: CartView; isPending: boolean }) {
  const { cart: words } = useTexts().storefront
  const isLeaving = useNavigation().formData?.get('change') === 'checkout'
  return (
    <div className="space-y-4">
      <div aria-busy={isPending} className={isPending ? 'opacity-50' : ''}>
        <TotalsList totals={cart.totals} />
      </div>
      <output className="block text-small text-soft empty:hidden">
        {isPending ? words.updating : isDeliveryOpen(cart) && words.deliveryLater}
      </output>
      <Form method="post" action={paths.cart}>
        <Button
          type="submit"
          name="change"
          value="checkout"
          disabled={!cart.canCheckOut || isPending}
          pendingText={isLeaving && words.checkingOut}
          className="w-full"
        >
          {words.checkout}
        </Button>
      </Form>
    </div>
  )
}

/** Whether the cost of delivery isn't known before the checkout. Where delivery is free, the notice above says for which country. */
const isDeliveryOpen = ({ needsDelivery, freeDelivery }: CartView): boolean =>
  needsDelivery && !(freeDelivery && freeDelivery.missing === undefined)

export function FreeDeliveryProgress({ way: { country, missing, percent } }: { way: FreeDelivery }) {
  const { cart: words } = useTexts().storefront
  return (
    <div className="rounded-control bg-sun-wash px-4 py-3">
      <p className="flex items-center gap-2 text-small font-medium">
        <Truck className="size-5 shrink-0" aria-hidden="true" />
        {missing === undefined ? words.isFree(country) : words.untilFree(missing, country)}
      </p>
      {missing !== undefined && <progress className="way mt-2" value={percent} max={100} aria-label={words.freeDelivery} />}
    </div>
  )
}
