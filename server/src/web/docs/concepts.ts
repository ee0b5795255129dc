import { html, type Html, type HtmlValue } from '../../http/html.ts'
import { codeBlock } from './code-block.ts'
import { eventsPicture, identitiesPicture, orderPicture, permissionsPicture } from './concept-pictures.ts'
import type { DocsSite } from './frame.ts'

interface Concept {
  id: string
  title: string
  picture: Html
  body: HtmlValue
}

const concept = ({ id, title, picture, body }: Concept): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <div class="concept">
      <div>${body}</div>
      ${picture}
    </div>
  </section>`

const identities = ({ siteId }: DocsSite): Html =>
  concept({
    id: 'identities',
    title: 'Identities',
    picture: identitiesPicture,
    body: html`<p>
        Send an access token in <code>Authorization</code>, or an API key together with <code>wix-site-id: ${siteId}</code>. A missing,
        invalid or expired token returns 401. A call that the identity isn’t allowed to make returns 403, before the request is validated.
        Entities that the identity can’t see return 404, as if they didn’t exist.
      </p>
      <dl class="terms">
        <dt>visitor</dt>
        <dd>
          A person with <a href="/docs/oauth/token">an anonymous token</a>. Has a cart, checkouts and orders, and can’t see those of others.
        </dd>
        <dt>member</dt>
        <dd>A visitor who has signed in to an account.</dd>
        <dt>guest</dt>
        <dd>A person with the signed link to an order. Can read this order only.</dd>
        <dt>owner</dt>
        <dd>Acts for the shop: signed in to the dashboard, or with an API key with full access.</dd>
        <dt>app</dt>
        <dd>An app, or an API key with limited permissions.</dd>
      </dl>`,
  })

const buying = concept({
  id: 'buying',
  title: 'Cart, checkout, order',
  picture: orderPicture,
  body: html`<p>
      A visitor’s <a href="/docs/carts">cart</a> collects items and estimates the total. A <a href="/docs/checkouts">checkout</a> is made
      from it: it adds the address, the delivery option and the payment method, and calculates what is due. Placing it creates an
      <a href="/docs/orders">order</a>.
    </p>
    <p>
      An order that isn’t free waits for its <a href="/docs/payments">payment</a> and is approved by it. The server calculates all prices,
      so a browser can’t change them; amounts are decimal strings with a currency.
    </p>`,
})

const data = concept({
  id: 'data',
  title: 'Data and permissions',
  picture: permissionsPicture,
  body: html`<p>
      <a href="/docs/dataCollections">Collections</a> hold the site’s own data as <a href="/docs/dataItems">items</a> with fields that you
      define. Each collection says who can read, insert, update and remove its items: anyone, members, the author of an item, or only the
      team.
    </p>
    <p>
      The picture shows a guestbook. A ring means members can change their own entries only. Items that an identity can’t read don’t appear
      in its queries.
    </p>`,
})

const events = ({ baseUrl }: DocsSite): Html =>
  concept({
    id: 'events',
    title: 'Events',
    picture: eventsPicture,
    body: html`<p>
        Every write records an event in the same transaction, in a single order. Read events after a position with
        <a href="/docs/events/queryEvents">queryEvents</a>, or follow the live stream, which continues after <code>Last-Event-ID</code>.
      </p>
      ${codeBlock({ title: 'Shell', language: 'sh', source: `curl -N '${baseUrl}/stoa/v1/events/stream' -H "Authorization: $STOA_API_KEY" -H "wix-site-id: $STOA_SITE_ID"` })}`,
  })

/** The concepts behind all calls, each with a picture. */
export const concepts = (site: DocsSite): Html => html`${identities(site)} ${buying} ${data} ${events(site)}`
