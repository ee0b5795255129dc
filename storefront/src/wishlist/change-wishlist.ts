import { data, redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { relativePath } from '@stoa/ui/relative-path'
import { paths } from '../paths.ts'
import { cachedMember, ownMember } from '../sign-in/own-member.server.ts'
import type { Route } from './+types/change-wishlist'
import { pendingCookie, pendingProductIn, withoutPending } from './pending-cookie.server.ts'
import { fullWishlist, removeProduct, saveProduct } from './saved-products.server.ts'

/** The way back from signing in: saves the product whose heart was pressed before. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const headers = { 'set-cookie': withoutPending(baseUrl.startsWith('https:')) }
  await cachedMember(client, url)
  const productId = pendingProductIn(request.headers.get('cookie'))
  if (productId && !(await saveProduct(client, productId))) return redirect(fullWishlist, { headers })
  return redirect(relativePath(url.searchParams.get('back'), paths.accountWishlist), { headers })
}

/** What the action returns in the browser if it failed. */
interface NotChanged {
  failed: true
}

/** Without the network, or if the server can't answer, the page stays and says so. A redirect is a response. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error
    return data<NotChanged>({ failed: true }, { status: 503 })
  })

/** Saves a product or removes it. Without scripts the form returns to its page; visitors sign in first. */
export async function action({ context, request }: Route.ActionArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const form = await request.formData()
  const [productId, back] = [textOf(form, 'product'), textOf(form, 'back')]
  if (!(await ownMember(client))) {
    const next = `${paths.wishlist}?${new URLSearchParams({ back })}`
    const headers = { 'set-cookie': pendingCookie(productId, baseUrl.startsWith('https:')) }
    return redirect(`${paths.login}?${new URLSearchParams({ next })}`, { headers })
  }
  if (textOf(form, 'intent') === 'remove') await removeProduct(client, productId)
  else if (!(await saveProduct(client, productId))) return redirect(fullWishlist)
  return form.has('stay') ? data(null) : redirect(relativePath(back, paths.accountWishlist))
}
