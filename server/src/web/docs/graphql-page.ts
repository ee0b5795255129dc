import { graphqlProblems, limits, limitTexts, rootFields, type LimitName, type RootField } from '../../graphql/public.ts'
import { html, type Html } from '../../http/html.ts'
import { codeBlock } from './code-block.ts'
import { crumbs, type DocsPage, type DocsSite } from './frame.ts'
import { credentialField } from './playground.ts'
import { callPath, titleOf } from './reference.ts'
import { docsTable } from './table.ts'

export const exampleQuery = `query Jugs($limit: Int) {
  storesProductsV1Products(queryInput: { query: { paging: { limit: $limit } } }) {
    items {
      name
      price { price currency }
      collections { items { name } }
    }
    pageInfo { hasNext nextCursor }
  }
}`

export const exampleVariables = { limit: 3 }

/** GraphQL: what it is, a first request, its limits and root fields, and a form to try it. */
export function graphqlPage(site: DocsSite): DocsPage {
  const body = html`${crumbs()}
    <h1>GraphQL</h1>
    <p class="lead">
      The calls of the public packages as one schema: ask for several of them at once, and for nothing but the fields you need. Names of
      fields and types are those of the platform, as far as its public schema has them.
    </p>
    ${firstRequest(site)} ${tryIt(site)} ${rules} ${errors} ${limitSection} ${fieldSection}`
  return { title: 'GraphQL', path: '/docs/graphql', body, scripts: ['graphql.ts'] }
}

export const graphqlCurl = ({ baseUrl }: Pick<DocsSite, 'baseUrl'>): string =>
  `curl -s '${baseUrl}/graphql/alpha' -H 'Content-Type: application/json' -H "Authorization: $STOA_TOKEN" \\
  -d '${JSON.stringify({ query: exampleQuery.replaceAll(/\s+/g, ' '), variables: exampleVariables })}'`

const tokenCommand = ({ baseUrl, clientId }: DocsSite): string =>
  `STOA_TOKEN=$(curl -s '${baseUrl}/oauth2/token' -H 'Content-Type: application/json' \\
  -d '{ "clientId": "${clientId}", "grantType": "anonymous" }' | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`

const firstRequest = (site: DocsSite): Html =>
  html`<section aria-labelledby="first">
    <h2 id="first">Make your first request</h2>
    <p>
      Send a POST to <code>/graphql/alpha</code> with <code>query</code>, and with <code>variables</code> and <code>operationName</code> if
      you need them. The token or API key is the same as for any other call.
    </p>
    <div class="pair">
      ${codeBlock({ title: 'Shell', source: `${tokenCommand(site)}\n${graphqlCurl(site)}`, language: 'sh' })}${codeBlock({
        title: 'Public packages',
        language: 'ts',
        source: `const { data, errors } = await client.graphql(
  \`${exampleQuery.replaceAll('\n', '\n   ')}\`,
  ${JSON.stringify(exampleVariables)},
)`,
      })}
    </div>
  </section>`

const tryIt = ({ clientId, siteId }: DocsSite): Html =>
  html`<section aria-labelledby="try" class="try">
    <h2 id="try">Try it</h2>
    <div class="scripts-only" data-graphql="${JSON.stringify({ clientId, siteId })}">
      <p class="notice"><b>Mutations write</b> to this shop.</p>
      <form class="try-form">
        <fieldset>
          <legend>Identity</legend>
          <label class="choice"
            ><input type="radio" name="who" value="visitor" checked /> A new visitor
            <span class="soft" data-visitor>with a token from the first request</span></label
          >
          <label class="choice"><input type="radio" name="who" value="own" /> A token or API key</label>
          ${credentialField}
        </fieldset>
        <label for="message">Document</label>
        <textarea id="message" class="control" rows="12" spellcheck="false" autocomplete="off">${exampleQuery}</textarea>
        <p>
          <label for="variables"><b>Variables</b>, in JSON</label>
        </p>
        <textarea id="variables" class="control" rows="3" spellcheck="false" autocomplete="off" aria-describedby="variables-problem">
${JSON.stringify(exampleVariables, null, 2)}</textarea>
        <p class="problem" id="variables-problem" role="alert"></p>
        <p class="row"><button class="button button-primary" type="submit">Send</button></p>
      </form>
      <div data-outcome aria-live="polite"></div>
    </div>
    <div class="no-scripts-only"><p>JavaScript is off. Use the shell command above.</p></div>
  </section>`

const rules = html`<section aria-labelledby="rules">
  <h2 id="rules">How it works</h2>
  <ul>
    <li>
      Each root field is a call: the same permissions, validation, rate limits and errors. <code>input</code> is the request, the value is
      the response.
    </li>
    <li>
      Entities are read by <code>id</code>, and in pages by <code>queryInput</code>, with <code>items</code> and <code>pageInfo</code>. For
      the next page, send <code>nextCursor</code> as <code>cursorPaging.cursor</code>.
    </li>
    <li>
      Calls that write are mutations and run in order. Calls that read are queries; those that the platform has as mutations are both.
    </li>
    <li>
      Line items have their <code>product</code>, products their <code>collections</code>, collections their
      <code>productsVirtualReference</code>, the buyer of an order its <code>member</code>. Linked products, collections and members are
      read together, a hundred at a time.
    </li>
    <li>Amounts in carts, checkouts and orders are decimal strings. Dates are ISO 8601 in UTC. Filters and the data of items are JSON.</li>
    <li>
      With an <code>Idempotency-Key</code>, a repeated request returns the responses of the first one. In an operation with several
      mutations each has a key of its own, made of that key and the name of the field.
    </li>
    <li>Lists of requests and requests by GET are refused. Introspection is open to everyone.</li>
  </ul>
</section>`

const errors = html`<section aria-labelledby="errors">
  <h2 id="errors">Errors</h2>
  <p>
    The status is 200 as long as the body has a document. What went wrong is in <code>errors</code>, and <code>extensions</code> has what
    <code>details</code> is over HTTP: <code>applicationError</code> or <code>validationError</code>. See
    <a href="/docs/errors">all error codes</a>; GraphQL adds these:
  </p>
  <dl class="terms">
    ${Object.entries(graphqlProblems).map(
      ([code, message]) =>
        html`<dt><code>${code}</code></dt>
          <dd>${message}</dd>`,
    )}
  </dl>
</section>`

const limitRows = Object.entries(limits).map(
  ([name, max]) =>
    html`<tr>
      <th scope="row"><code>${name}</code></th>
      <td>${max.toLocaleString('en')}</td>
      <td>${limitTexts[name as LimitName]}</td>
    </tr>`,
)

const limitSection = html`<section aria-labelledby="limits">
  <h2 id="limits">Limits</h2>
  <p>
    Beyond a limit, the request ends with <code>GRAPHQL_LIMIT_EXCEEDED</code> and without data. The last four are only known while the
    request runs: what its mutations have written by then stays written.
  </p>
  ${docsTable('Limits', ['Limit', 'At most', 'Of'], limitRows)}
</section>`

const fieldSection = html`<section aria-labelledby="fields">
  <h2 id="fields">Root fields</h2>
  ${[...Map.groupBy(rootFields(), ({ named }) => named.area)].map(([area, fields]) => areaTable(area, fields))}
</section>`

function areaTable(area: string, fields: readonly RootField[]): Html {
  const rows = fields.map(
    ({ name, roots, named }) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${roots.join(', ')}</td>
        <td><a href="${callPath(named)}">${named.name}</a></td>
      </tr>`,
  )
  return html`<h3 id="fields-${area}">${titleOf(area)}</h3>
    ${docsTable(`Root fields: ${titleOf(area)}`, ['Field', 'Type', 'Call'], rows)}`
}
