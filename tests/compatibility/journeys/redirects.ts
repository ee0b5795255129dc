import type { Package } from '../clients.ts'
import { deliveryOptions } from '../facts.ts'
import { chooseGoods, plainLine } from '../goods.ts'
import type { Walk } from '../journey.ts'

const back = 'https://front.example/back'
/** Not registered: on the domain of the registered address, and on an allowed redirect domain. */
const thanks = 'https://front.example/thanks?from=checkout'
const cart = 'https://www.front.example/cart'
const address = { country: 'PT', city: 'Lisboa', postalCode: '1100-001', addressLine1: 'Rua Augusta 1' }
/** A new object each time: the packages modify what is passed to them. */
const person = () => ({ address: { ...address }, contactDetails: { firstName: 'Vera', lastName: 'Silva', phone: '+351 210 000 000' } })

/** A site's own front end redirects its visitor to the shop's checkout, and back. */
export async function journey({ clientId, apiKey, siteId, connection, baseUrl, step, attempt }: Walk): Promise<void> {
  const shopper: Package = connection.visitor(clientId)
  const { checkout, orders, redirects } = shopper
  const made = await step('checkout', () => readyCheckout(shopper))
  const ecomCheckout = { checkoutId: made._id }
  const callbacks = { thankYouPageUrl: thanks, postFlowUrl: back, cartPageUrl: cart }
  for (const elsewhere of ['https://front.example@evil.example/back', 'https://shop.front.example/back', 'https://front.example:8443/back'])
    await attempt(`refused: ${elsewhere}`, () =>
      redirects.createRedirectSession({ ecomCheckout, callbacks: { ...callbacks, thankYouPageUrl: elsewhere } }),
    )
  const { auth }: Package = connection.visitor(clientId)
  await attempt('refused: a sign-in that ends elsewhere', () => auth.getAuthUrl(auth.generateOAuthData(cart, back)))
  await step('signs out to an allowed domain', async () => leadsTo((await auth.logout(cart)).logoutUrl))
  await attempt('refused: signs out to elsewhere', () => auth.logout('https://evil.example/'))
  const { redirectSession } = await step('redirect session', () => redirects.createRedirectSession({ ecomCheckout, callbacks }))
  const browser = cookieJar()
  await step('the hosted page', async () => linksIn(await browser(redirectSession.fullUrl)))
  const { orderId, paymentGatewayOrderId } = await step('order', () => checkout.createOrder(made._id))
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ cardNumber: '4242424242424242' })
  const pay = new URL(`/stoa/v1/payments/${paymentGatewayOrderId}/pay`, baseUrl).href
  await step('pay', async () => (await shopper.fetchWithAuth(pay, { method: 'POST', headers, body })).status)
  await step('where it ends', async () => ({ leads: leadsIn(await browser(`${baseUrl}/checkout/${made._id}`)), orderId }))
  await attempt('a member handed over by a server', async () => {
    const owner: Package = connection.owner(apiKey, siteId)
    const created = await owner.members.createMember({ member: { loginEmail: `mia-${made._id}@example.com` } })
    const own = await readyCheckout(owner)
    const authRequest = { memberId: (created.member ?? created)._id }
    const handed = await owner.redirects.createRedirectSession({ ecomCheckout: { checkoutId: own._id }, auth: { authRequest } })
    const answer = await fetch(handed.redirectSession.fullUrl, { redirect: 'manual', headers: { referer: back } })
    const cookies = answer.headers.getSetCookie().map((line) => line.split('=')[0])
    return { leads: answer.headers.get('location'), checkoutId: own._id, cookies }
  })
  await step('the order is the visitor’s', async () => (await orders.getOrder(orderId)).status)
}

async function readyCheckout(shopper: Package): Promise<Package> {
  const { checkout } = shopper
  const buying = { buyerInfo: { email: 'vera@example.com' }, billingInfo: person(), shippingInfo: { shippingDestination: person() } }
  const lineItems = [plainLine(await chooseGoods(shopper), 1)]
  const { _id } = await checkout.createCheckout({ channelType: 'WEB', lineItems })
  const { shippingInfo } = await checkout.updateCheckout(_id, buying)
  const [{ code, carrierId }] = deliveryOptions(shippingInfo)
  return checkout.updateCheckout(_id, { shippingInfo: { selectedCarrierServiceOption: { code, carrierId } } })
}

const leadsTo = async (url: string): Promise<string | null> => (await fetch(url, { redirect: 'manual' })).headers.get('location')

/** Like a browser without scripts: follows redirects and keeps cookies. Returns the final page. */
function cookieJar(): (url: string) => Promise<string> {
  const cookies = new Map<string, string>()
  const visit = async (url: string): Promise<string> => {
    const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html', ...(cookie && { cookie }) } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name!, value!)
    }
    const next = answer.headers.get('location')
    return next === null ? answer.text() : visit(new URL(next, url).href)
  }
  return visit
}

const linksIn = (html: string): string[] => Array.from(html.matchAll(/href="(https:[^"]+)"/g), ([, href]) => href!)
const leadsIn = (html: string): string | undefined =>
  /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(html)?.[1]?.replaceAll('&amp;', '&')
