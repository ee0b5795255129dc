import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/cart-changes'
import { changeCart } from './change-cart.server.ts'
import { cartAnswer } from './own-cart.server.ts'

/** The present cart, for the scripts of an open page. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json({ answer: await cartAnswer(context.get(apiContext).client) })
}

/** Applies one change and returns the cart. */
export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const { problems } = await changeCart(client, await request.formData())
  return Response.json({ answer: await cartAnswer(client), problems }, { status: problems ? 422 : 200 })
}
