import { Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { TextArea } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/cart-page'
import { PageTitle } from '../frame/page-title.tsx'
import { TotalsList } from '../line-items/totals-list.tsx'
import { paths } from '../paths.ts'
import { CartLine } from './cart-line.tsx'
import { cartView, type CartView } from './cart-view.ts'
import { changeCart } from './change-cart.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  try {
    return { cart: cartView(await client.carts.estimateCurrentCartTotals({ calculateShipping: false })) }
  } catch (error) {
    if (isRefusedWith(error, 'OWNED_CART_NOT_FOUND')) return { cart: undefined }
    throw error
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeCart(context.get(apiContext).client, await request.formData())
}

export default function CartPage({ loaderData: { cart }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { cart: words } = texts.storefront
  const isEmpty = !cart || cart.lines.length === 0
  return (
    <div className="shell py-8 sm:py-12">
      <PageTitle text={words.title} />
      <h1 className="text-heading">{words.title}</h1>
      <div className="mt-4 space-y-3 empty:hidden">
        {actionData && <Notice tone="problem" title={problemSummary(texts, actionData.problems)} focused />}
        {cart?.warnings.map((warning) => (
          <Notice key={warning} title={warning} />
        ))}
      </div>
      {isEmpty ? <EmptyCart /> : <FullCart cart={cart} returned={actionData} />}
    </div>
  )
}

type Returned = Route.ComponentProps['actionData']

function EmptyCart() {
  const { cart: words } = useTexts().storefront
  return (
    <div className="py-16 text-center">
      <p className="text-title">{words.empty}</p>
      <p className="mt-4">
        <Link to={paths.collections} className="button button-primary">
          {words.browse}
        </Link>
      </p>
    </div>
  )
}

function FullCart({ cart, returned }: { cart: CartView; returned: Returned }) {
  const { cart: words } = useTexts().storefront
  const isLeaving = useNavigation().formData?.get('change') === 'checkout'
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
      <ul className="divide-y divide-line self-start border-y border-line">
        {cart.lines.map((line) => (
          <li key={line.id}>
            <CartLine line={line} />
          </li>
        ))}
      </ul>
      <section aria-label={words.summary} className="card space-y-5 self-start p-5">
        <TotalsList totals={cart.totals} />
        <p className="text-small text-soft">{words.deliveryLater}</p>
        <Form method="post">
          <Button
            type="submit"
            name="change"
            value="checkout"
            disabled={!cart.canCheckOut}
            pendingText={isLeaving && words.checkingOut}
            className="w-full"
          >
            {words.checkout}
          </Button>
        </Form>
        <Note note={cart.note} returned={returned} />
      </section>
    </div>
  )
}

function Note({ note, returned }: { note: string; returned: Returned }) {
  const texts = useTexts()
  const { cart: words } = texts.storefront
  return (
    <details className="border-t border-line pt-4" open={note !== '' || undefined}>
      <summary className="cursor-pointer font-medium">{words.noteTitle}</summary>
      <Form method="post" className="mt-3 space-y-3">
        <TextArea
          label={words.note}
          name="note"
          maxLength={1000}
          defaultValue={returned?.typed.note ?? note}
          error={returned && fieldError(texts, returned.problems, 'note')}
        />
        <Button type="submit" name="change" value="note" look="quiet">
          {words.saveNote}
        </Button>
      </Form>
    </details>
  )
}
