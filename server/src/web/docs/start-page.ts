import { commonProblems } from '@stoa/contract/problems'
import { html, type Html } from '../../http/html.ts'
import { limits } from '../../kernel/rate-limits.ts'
import { areaWords } from './area-words.ts'
import { codeBlock } from './code-block.ts'
import type { DocsPage, DocsSite } from './frame.ts'
import { guides } from './guides.ts'
import { allNamedCalls, areas, titleOf } from './reference.ts'

/** Where one begins: what this is, a first request, and what holds for every call. */
export function startPage(site: DocsSite): DocsPage {
  const body = html`<h1>Stoa for developers</h1>
    <p class="lead">
      A shop, its orders and the site’s own data behind one HTTP API: ${allNamedCalls.length} calls at <code>${site.baseUrl}</code>, each
      with a real request and answer, and a place to make it.
    </p>
    ${firstRequest(site)} ${client(site)}
    <section aria-labelledby="guides">
      <h2 id="guides">Guides</h2>
      <ul class="cards">
        ${guides().map(
          ({ slug, title, summary }) =>
            html`<li class="card">
              <h3><a href="/docs/guides/${slug}">${title}</a></h3>
              <p>${summary.replaceAll('`', '')}</p>
            </li>`,
        )}
      </ul>
    </section>
    <section aria-labelledby="areas-of-calls">
      <h2 id="areas-of-calls">Areas</h2>
      <ul class="cards">
        ${areas.map(
          ([area, calls]) =>
            html`<li class="card">
              <h3><a href="/docs/${area}">${titleOf(area)}</a> <span class="soft">${calls.length}</span></h3>
              <p>${areaWords[area]}</p>
            </li>`,
        )}
      </ul>
    </section>
    ${identities(site)} ${paging} ${errors} ${retries} ${events(site)} ${limitSection}`
  return { title: 'Stoa for developers', path: '/docs', body }
}

export const firstCommands = ({ baseUrl, clientId }: Pick<DocsSite, 'baseUrl' | 'clientId'>): string => `# A token for a new visitor
curl -s '${baseUrl}/oauth2/token' -H 'Content-Type: application/json' \\
  -d '{ "clientId": "${clientId}", "grantType": "anonymous" }'

# What the shop sells: put the access_token of the answer here
curl -s '${baseUrl}/v1/products/query-platformized?query.paging.limit=3' \\
  -H "Authorization: $STOA_TOKEN"`

const firstRequest = (site: DocsSite): Html =>
  html`<section aria-labelledby="first">
    <h2 id="first">A first request in a minute</h2>
    <p>Ask for a token, then for products. Nothing has to be set up: the client id is public and stands in every page of the shop.</p>
    ${codeBlock({ title: 'Shell', source: firstCommands(site), language: 'sh' })}
    <p>Or without leaving this page: <a href="/docs/catalogue/queryProducts#try">try it</a>.</p>
  </section>`

const client = ({ baseUrl, clientId, siteId }: DocsSite): Html =>
  html`<section aria-labelledby="client">
    <h2 id="client">The client</h2>
    <p>
      <code>@stoa/sdk</code> is typed from the same contract as these pages. It asks for its own tokens, renews them, makes writes safe to
      repeat and turns every refusal into one kind of error.
    </p>
    <div class="pair">
      ${codeBlock({
        title: 'As a visitor, on a page',
        language: 'ts',
        source: `import { createClient } from '@stoa/sdk'

const stoa = createClient({
  baseUrl: '${baseUrl}',
  clientId: '${clientId}',
})
const { products } = await stoa.catalogue.queryProducts({
  query: { paging: { limit: 3 } },
})`,
      })}${codeBlock({
        title: 'For the shop, on a server',
        language: 'ts',
        source: `import { createClient } from '@stoa/sdk'

const stoa = createClient({
  baseUrl: '${baseUrl}',
  apiKey: process.env.STOA_API_KEY!,
  siteId: '${siteId}',
})
const { orders } = await stoa.orders.searchOrders({
  search: { filter: { paymentStatus: 'PAID' } },
})`,
      })}
    </div>
  </section>`

const identities = ({ siteId }: DocsSite): Html =>
  html`<section aria-labelledby="identities">
    <h2 id="identities">Identities</h2>
    <p>
      Who asks stands in <code>Authorization</code>: an access token as it is, or an API key together with
      <code>wix-site-id: ${siteId}</code>. No token, a broken or an expired one: 401. Somebody who may not make a call: 403, before the
      request is read. What one may not see is not there: the same 404 as for an id that nothing has.
    </p>
    <dl class="terms">
      <dt>visitor</dt>
      <dd>
        Somebody passing through, from <a href="/docs/oauth/token">a token of their own</a> on. Has a cart, checkouts and orders, and sees
        no one else’s.
      </dd>
      <dt>member</dt>
      <dd>A visitor with an account. Named in the contract; nobody can become one yet.</dd>
      <dt>guest</dt>
      <dd>Holds the signed link to one order, and reads that one.</dd>
      <dt>owner</dt>
      <dd>Acts for the shop: signed in at the dashboard, or by a key of their own.</dd>
      <dt>app</dt>
      <dd>A program with an API key, within the permissions of the key.</dd>
    </dl>
  </section>`

const paging = html`<section aria-labelledby="paging">
  <h2 id="paging">Queries and pages</h2>
  <p>
    Lists are asked with <code>query</code> or <code>search</code>: a <code>filter</code> such as
    <code>{ "priceData.price": { "$lt": 50 } }</code>, <code>sort</code>, and <code>paging</code> (limit and offset) or
    <code>cursorPaging</code>. Which fields and operators there are stands with each call. A page holds 50 unless said otherwise. A next
    page is reached by <code>cursors.next</code>, which carries filter and sort with it, or by a greater offset; <code>pages()</code> of the
    SDK does either.
  </p>
  <p>
    A GET takes the same as plain parameters, <code>?query.paging.limit=3</code>, or whole as <code>.r</code>, JSON in base64url. Amounts
    are decimal strings, never floats; dates ISO-8601 in UTC.
  </p>
</section>`

const errors = html`<section aria-labelledby="errors">
  <h2 id="errors">Errors</h2>
  <p>
    Status 200 and JSON, or one of two shapes of error, always with a code that stays and the id of the request in
    <code>x-wix-request-id</code>. The <a href="/docs/errors">catalogue</a> has every code, with the calls that answer it;
    ${Object.keys(commonProblems).length} of them any call may answer.
  </p>
</section>`

const retries = html`<section aria-labelledby="idempotency">
  <h2 id="idempotency">Making a call again</h2>
  <p>
    Send an <code>Idempotency-Key</code> of your own with a write: the same key does it once, and answers the same for a day at least. The
    SDK does so by itself, and tries what got no answer up to two times more. <a href="/docs/guides/safe-retries">Safe retries</a>
  </p>
</section>`

const events = ({ baseUrl }: DocsSite): Html =>
  html`<section aria-labelledby="events">
    <h2 id="events">Events</h2>
    <p>
      Whatever is written leaves an event, in the same transaction and in one order. Read them from a position on with
      <a href="/docs/events/queryEvents">queryEvents</a>, or follow them live: the stream goes on after the <code>Last-Event-ID</code> it is
      given.
    </p>
    ${codeBlock({ title: 'Shell', language: 'sh', source: `curl -N '${baseUrl}/stoa/v1/events/stream' -H "Authorization: $STOA_API_KEY" -H "wix-site-id: $STOA_SITE_ID"` })}
  </section>`

const limitRows = Object.entries(limits).map(
  ([name, { calls, windowSeconds }]) =>
    html`<tr>
      <th scope="row">${name.replaceAll('-', ' ')}</th>
      <td>${calls}</td>
      <td>${windowSeconds} seconds</td>
    </tr>`,
)

const limitSection = html`<section aria-labelledby="limits">
  <h2 id="limits">Limits</h2>
  <p>
    A body has 1 MB at most, headers 64 KiB. Past a limit the answer is 429 <code>TOO_MANY_REQUESTS</code>, with <code>Retry-After</code>.
    The owner of an installation may set others.
  </p>
  <div class="table-box" tabindex="0" role="group" aria-label="Limits">
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Calls</th>
          <th scope="col">In</th>
        </tr>
      </thead>
      <tbody>
        ${limitRows}
      </tbody>
    </table>
  </div>
</section>`
