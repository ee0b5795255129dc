import { Printer } from 'lucide-react'
import { Form, redirect } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { TextArea } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { sentBack } from '@stoa/ui/refused-form'
import { PageTitle } from '../frame/page-title.tsx'
import { Rail } from '../home/rail.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/cart-page'
import { CartLines } from './cart-lines.tsx'
import type { CartState } from './cart-state.ts'
import { CartSummary, FreeDeliveryProgress } from './cart-summary.tsx'
import type { CartLineView, CartView } from './cart-view.ts'
import { changeCart } from './change-cart.server.ts'
import { EmptyCart } from './empty-cart.tsx'
import { cartAnswer } from './own-cart.server.ts'
import { recommendedForCart } from './recommended-for-cart.server.ts'
import { useCart } from './use-cart.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const answer = await cartAnswer(api.client)
  return { answer, recommended: await recommendedForCart(api, answer) }
}

/** Handles the forms when scripts don't. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const { path, problems } = await changeCart(context.get(apiContext).client, form)
  return problems ? sentBack(problems, form) : redirect(path ?? paths.cart)
}

export default function CartPage({ loaderData: { answer, recommended }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { cart: words, product } = texts.storefront
  const { state, lines, isPending } = useCart(answer)
  const { cart } = state.settled
  const isEmpty = !cart || (lines.length === 0 && !isPending)
  const others = recommended.filter(({ slug }) => lines.every(({ href }) => href !== paths.product(slug)))
  return (
    <>
      <div className="shell py-8 sm:py-12">
        <PageTitle text={words.title} />
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h1 className="text-heading">{words.title}</h1>
          {!isEmpty && (
            <button type="button" className="scripts-only button button-quiet" onClick={() => window.print()}>
              <Printer className="size-4" aria-hidden="true" />
              {words.print}
            </button>
          )}
        </div>
        <div className="mt-4 space-y-3 empty:hidden">
          {actionData && <Notice tone="problem" title={problemSummary(texts, actionData.problems)} focused />}
          {cart?.warnings.map((warning) => (
            <Notice key={warning} title={warning} />
          ))}
        </div>
        {isEmpty && state.removed && <CartLines lines={[]} state={state} heading="h2" />}
        {isEmpty ? <EmptyCart /> : <FullCart cart={cart} lines={lines} state={state} isPending={isPending} returned={actionData} />}
      </div>
      {!isEmpty && others.length > 0 && (
        <div className="no-print">
          <Rail id="related" title={product.related} products={others} />
        </div>
      )}
    </>
  )
}

type Returned = Route.ComponentProps['actionData']

interface FullCartProps {
  cart: CartView
  lines: readonly CartLineView[]
  state: CartState
  isPending: boolean
  returned: Returned
}

function FullCart({ cart, lines, state, isPending, returned }: FullCartProps) {
  const { cart: words } = useTexts().storefront
  return (
    <div className="mt-4 grid gap-8 lg:grid-cols-[1fr_23rem] lg:gap-14">
      <div className="self-start border-y border-line">
        <CartLines lines={lines} state={state} heading="h2" />
      </div>
      <section aria-label={words.summary} className="space-y-4 self-start lg:sticky lg:top-24">
        {cart.freeDelivery && <FreeDeliveryProgress way={cart.freeDelivery} />}
        <div className="card p-5">
          <CartSummary cart={cart} isPending={isPending} />
        </div>
        <BuyerNote note={cart.note} returned={returned} />
      </section>
    </div>
  )
}

function BuyerNote({ note, returned }: { note: string; returned: Returned }) {
  const texts = useTexts()
  const { cart: words } = texts.storefront
  return (
    <details className="fold border-y border-line" open={note !== '' || undefined}>
      <summary>{words.noteTitle}</summary>
      <Form method="post" action={paths.cart} className="space-y-3 pb-4">
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
