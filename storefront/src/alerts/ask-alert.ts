import { redirect } from 'react-router'
import { problemsOf } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { paths } from '../paths.ts'
import { findProduct } from '../products/find-product.server.ts'
import type { Route } from './+types/ask-alert'
import { answerAlert, type AlertAnswer } from './request-alert.server.ts'

export const loader = ({ params }: Route.LoaderArgs) => redirect(paths.product(params.slug))

/** Asks for an email about a product, for the scripts of its page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { client, baseUrl } = context.get(apiContext)
  return answerAlert({ client, baseUrl }, await findProduct(client, params.slug), await request.formData())
}

/** Without the network, or if the server can't answer, the form stays and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return serverAction().catch(() => ({ alert: lostAnswer(form) }))
}

const lostAnswer = (form: FormData): AlertAnswer => ({
  variantId: String(form.get('variant')),
  email: String(form.get('email')),
  mailsAreSent: false,
  problems: problemsOf('UNREACHABLE'),
})
