import { html, type Html } from '../../http/html.ts'
import { callPath, findCall } from './reference.ts'

interface Card {
  title: string
  text: string
  /** A page of these docs. */
  href: string
  /** Calls to begin with. */
  calls: readonly string[]
}

const cards: readonly Card[] = [
  {
    title: 'A storefront',
    text: 'List products, keep a cart for each shopper, and send them to the checkout. One file of plain JavaScript is enough.',
    href: '/docs/guides/first-site',
    calls: ['catalogue.queryProducts', 'carts.addToCurrentCart', 'checkouts.createCheckout'],
  },
  {
    title: 'A React shop with accounts',
    text: 'Hooks for reads, writes and sign-in, typed from the contract. Members see their orders and sessions.',
    href: '/docs/guides/react',
    calls: ['authentication.loginV2', 'members.getCurrentMember', 'orders.searchOrders'],
  },
  {
    title: 'An app you already have',
    text: 'Run a site built on the public packages against this shop. The packages stay unmodified.',
    href: '/docs/guides/move-here',
    calls: ['oauth.token', 'redirects.createRedirectSession'],
  },
  {
    title: 'Pages from your own data',
    text: 'Keep recipes, authors or opening hours in collections, query them, and decide who reads and writes them.',
    href: '/docs/dataCollections',
    calls: ['dataCollections.createDataCollection', 'dataItems.queryDataItems'],
  },
  {
    title: 'A program for the back office',
    text: 'Read orders with an API key, tag them, and follow the events of the shop.',
    href: '/docs/orders',
    calls: ['orders.searchOrders', 'events.queryEvents', 'apiKeys.createApiKey'],
  },
  {
    title: 'Safe automations',
    text: 'Repeat any write without doing it twice. Your program can crash between a request and its response.',
    href: '/docs/guides/safe-retries',
    calls: ['checkouts.createOrder'],
  },
]

const callLink = (id: string): Html => {
  const [area, name] = id.split('.') as [string, string]
  return html`<li>
    <a href="${callPath(findCall(area, name)!)}"><code>${id}</code></a>
  </li>`
}

/** What a developer can build, with the guide and the calls to begin with. */
export const buildCards = html`<section aria-labelledby="build">
  <h2 id="build">What you can build</h2>
  <ul class="cards">
    ${cards.map(
      ({ title, text, href, calls }) =>
        html`<li class="card">
          <h3><a href="${href}">${title}</a></h3>
          <p>${text}</p>
          <ul class="card-calls">
            ${calls.map(callLink)}
          </ul>
        </li>`,
    )}
  </ul>
</section>`
