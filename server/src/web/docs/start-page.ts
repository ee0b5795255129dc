import { commonProblems } from '@stoa/contract/problems'
import { html, type Html } from '../../http/html.ts'
import { limits } from '../../kernel/rate-limits.ts'
import { areaTexts } from './area-texts.ts'
import { codeBlock } from './code-block.ts'
import { concepts } from './concepts.ts'
import type { DocsPage, DocsSite } from './frame.ts'
import { guides } from './guides.ts'
import { allNamedCalls, areas, titleOf } from './reference.ts'
import { buildCards } from './start-cards.ts'
import { docsTable } from './table.ts'

/** The first page: what Stoa is, a first request, and what applies to every call. */
export function startPage(site: DocsSite): DocsPage {
  const body = html`<h1>Stoa for developers</h1>
    <p class="lead">
      One HTTP API for the shop, its orders and the site’s own data: ${allNamedCalls.length} calls at <code>${site.baseUrl}</code>, with
      real examples that you can try on the page.
    </p>
    ${buildCards} ${firstRequest(site)} ${client(site)} ${concepts(site)}
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
              <p>${areaTexts[area]}</p>
            </li>`,
        )}
      </ul>
    </section>
    ${paging} ${errors} ${retries} ${limitSection}`
  return { title: 'Stoa for developers', path: '/docs', body }
}

export const firstCommands = ({ baseUrl, clientId }: Pick<DocsSite, 'baseUrl' | 'clientId'>): string => `# A token for a new visitor
STOA_TOKEN=$(curl -s '${baseUrl}/oauth2/token' -H 'Content-Type: application/json' \\
  -d '{ "clientId": "${clientId}", "grantType": "anonymous" }' | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')

# Three products
curl -s '${baseUrl}/v1/products/query-platformized?query.paging.limit=3' \\
  -H "Authorization: $STOA_TOKEN"`

const firstRequest = (site: DocsSite): Html =>
  html`<section aria-labelledby="first">
    <h2 id="first">Quick start</h2>
    <p>
      Paste this into a terminal: it gets a token for a new visitor and lists three products. No setup is needed, because the client ID is
      public and part of every page of the shop.
    </p>
    ${codeBlock({ title: 'Shell', source: firstCommands(site), language: 'sh' })}
    <p>Or <a href="/docs/catalogue/queryProducts#try">try it in the browser</a>.</p>
  </section>`

const client = ({ baseUrl, clientId, siteId }: DocsSite): Html =>
  html`<section aria-labelledby="client">
    <h2 id="client">The client</h2>
    <p>
      <code>@stoa/sdk</code> is typed from the same contract as these pages. It gets and refreshes tokens, makes writes safe to retry and
      throws one kind of error.
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

const paging = html`<section aria-labelledby="paging">
  <h2 id="paging">Queries and pages</h2>
  <p>
    Query lists with <code>query</code> or <code>search</code>: a <code>filter</code> such as
    <code>{ "priceData.price": { "$lt": 50 } }</code>, <code>sort</code>, and <code>paging</code> (limit and offset) or
    <code>cursorPaging</code>. Each call lists its fields and operators. Pages have 50 entries by default. Get the next page with
    <code>cursors.next</code>, which includes filter and sort, or with a higher offset; <code>pages()</code> of the SDK does either.
  </p>
  <p>
    For GET, send query parameters, <code>?query.paging.limit=3</code>, or the whole request as <code>.r</code>, JSON in base64url. Amounts
    are decimal strings, never floats. Dates are ISO 8601 in UTC.
  </p>
</section>`

const errors = html`<section aria-labelledby="errors">
  <h2 id="errors">Errors</h2>
  <p>
    Responses are JSON: status 200, or an error in one of two formats with a stable code. The request ID is in
    <code>x-wix-request-id</code>. See <a href="/docs/errors">all error codes</a> and the calls that return them; any call can return
    ${Object.keys(commonProblems).length} of them.
  </p>
</section>`

const retries = html`<section aria-labelledby="idempotency">
  <h2 id="idempotency">Retries</h2>
  <p>
    Send a unique <code>Idempotency-Key</code> with each write: with the same key it runs once and returns the same response for at least
    one day. The SDK does this automatically and retries calls without a response up to twice.
    <a href="/docs/guides/safe-retries">Safe retries</a>
  </p>
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
    Request bodies can have up to 1 MB, headers up to 64 KiB. Above a rate limit, calls return 429 <code>TOO_MANY_REQUESTS</code> with
    <code>Retry-After</code>. Installations can set other limits.
  </p>
  ${docsTable('Limits', ['Limit', 'Calls', 'Window'], limitRows)}
</section>`
