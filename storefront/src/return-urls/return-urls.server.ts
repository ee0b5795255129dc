import { redirect } from 'react-router'
import type { PageApi } from '@stoa/sdk/page-api'
import { hostedSession } from './hosted-session.server.ts'
import { returnCookie, returnSecretIn } from './return-cookie.ts'

/** Where an app wants somebody back whom it sent to a checkout. Each address is one that the app has registered. */
export interface ReturnUrls {
  thankYou?: string | undefined
  /** Whenever one is done here. */
  done?: string | undefined
  cart?: string | undefined
  login?: string | undefined
}

interface ReturnRequest {
  api: PageApi
  request: Request
  checkoutId: string
}

/** An address that an app was given hands its secret over to this browser, and forgets it. */
export function saveReturnSecret({ api, request, checkoutId }: ReturnRequest, url: URL): void {
  const secret = url.searchParams.get('session')
  if (secret === null) return
  const rest = new URL(url)
  rest.searchParams.delete('session')
  const kept = returnCookie(checkoutId, secret, api.baseUrl.startsWith('https:'))
  const headers = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', ...(kept && { 'set-cookie': kept }) }
  if (request.method === 'GET') throw redirect(`${rest.pathname}${rest.search}`, { headers })
}

/** The ways back from a checkout: none where nobody was sent there, or the time is over. */
export async function returnUrlsOf({ api, request, checkoutId }: ReturnRequest): Promise<ReturnUrls> {
  const secret = returnSecretIn(request.headers.get('cookie'), checkoutId)
  const session = secret === undefined ? undefined : await hostedSession(api.client, secret)
  // A secret opens the way of its own checkout, whatever the cookie is called.
  if (session?.target !== 'ecomCheckout' || session.checkoutId !== checkoutId) return {}
  const { thankYouPageUrl, postFlowUrl, cartPageUrl, loginUrl } = session.callbacks
  return {
    thankYou: thankYouPageUrl ?? undefined,
    done: postFlowUrl ?? undefined,
    cart: cartPageUrl ?? undefined,
    login: loginUrl ?? undefined,
  }
}
