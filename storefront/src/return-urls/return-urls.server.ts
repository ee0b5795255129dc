import { redirect } from 'react-router'
import type { PageApi } from '@stoa/sdk/page-api'
import { hostedSession } from './hosted-session.server.ts'
import { returnCookie, returnSecretIn } from './return-cookie.ts'

/** Where an app wants the shopper back from a checkout. Each URL is allowed for the app. */
export interface ReturnUrls {
  thankYou?: string | undefined
  /** When the shopper is done here, for whatever reason. */
  done?: string | undefined
  cart?: string | undefined
  login?: string | undefined
}

interface ReturnRequest {
  api: PageApi
  request: Request
  checkoutId: string
}

/** Moves the secret of an app's URL to a cookie, and removes it from the URL. */
export function saveReturnSecret({ api, request, checkoutId }: ReturnRequest, url: URL): void {
  const secret = url.searchParams.get('session')
  if (secret === null) return
  const rest = new URL(url)
  rest.searchParams.delete('session')
  const kept = returnCookie(checkoutId, secret, api.baseUrl.startsWith('https:'))
  const headers = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', ...(kept && { 'set-cookie': kept }) }
  if (request.method === 'GET') throw redirect(`${rest.pathname}${rest.search}`, { headers })
}

/** The return URLs of a checkout: none if no app sent the shopper, or the session has expired. */
export async function returnUrlsOf({ api, request, checkoutId }: ReturnRequest): Promise<ReturnUrls> {
  const secret = returnSecretIn(request.headers.get('cookie'), checkoutId)
  const session = secret === undefined ? undefined : await hostedSession(api.client, secret)
  // A secret is only valid for its own checkout, whatever the cookie's name.
  if (session?.target !== 'ecomCheckout' || session.checkoutId !== checkoutId) return {}
  const { thankYouPageUrl, postFlowUrl, cartPageUrl, loginUrl } = session.callbacks
  return {
    thankYou: thankYouPageUrl ?? undefined,
    done: postFlowUrl ?? undefined,
    cart: cartPageUrl ?? undefined,
    login: loginUrl ?? undefined,
  }
}
