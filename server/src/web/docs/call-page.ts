import { identityKinds } from '@stoa/contract/call'
import { commonProblems } from '@stoa/contract/problems'
import type { NamedCall } from '@stoa/contract/routes'
import { html, type Html } from '../../http/html.ts'
import { codeBlock } from './code-block.ts'
import { fieldsOf, fieldTable } from './fields.ts'
import { crumbs, prose, type DocsPage, type DocsSite } from './frame.ts'
import { playground } from './playground.ts'
import { recordingOf, type Recording } from './recordings.ts'
import { answerSchema, callPath, requestSchema, routeOf, routesOf, titleOf } from './reference.ts'
import { retryWords } from './retry-words.ts'
import { curlOf, reactSnippet, sdkSnippet } from './snippets.ts'

/** All there is to know of one call, and a place to make it. */
export function callPage(site: DocsSite, named: NamedCall): DocsPage {
  const { id, area, name, call } = named
  const recording = recordingOf(area, name)
  const body = html`${crumbs([`/docs/${area}`, titleOf(area)])}
    <h1><span class="soft">${area}.</span>${name}</h1>
    <p class="lead">${prose(call.summary)}</p>
    <p class="route">
      <b class="method method-${call.method.toLowerCase()}">${call.method}</b>
      <code>${routeOf(named).slice(call.method.length + 1)}</code
      >${call.writes !== false && html` <span class="badge badge-writes">writes</span>`}
    </p>
    ${call.description && html`<p>${prose(call.description)}</p>`} ${recording && exampleSection(site, named, recording)}
    ${playground(site, named, recording)}
    <section aria-labelledby="who">
      <h2 id="who">Who may call</h2>
      ${whoMayCall(named)}
    </section>
    ${section('request', 'Request', fieldTable('request', 'Fields of the request', fieldsOf(requestSchema(named))), 'An empty message.')}
    ${filterSection(named)}
    ${section('answer', 'Answer', fieldTable('answer', 'Fields of the answer', fieldsOf(answerSchema(named))), 'Status 200 and an empty object.')}
    <section aria-labelledby="problems">
      <h2 id="problems">Refusals</h2>
      ${problemTable(named)}
    </section>
    <section aria-labelledby="retry">
      <h2 id="retry">When it is made again</h2>
      <p>${prose(retryWords(named))} <a href="/docs/guides/safe-retries">Safe retries</a></p>
    </section>
    ${routesSection(named)}
    <p class="soft">Source of the promise: ${call.source}.</p>`
  return { title: id, path: callPath(named), area, body, scripts: ['playground.ts'] }
}

const section = (id: string, title: string, content: Html | undefined, otherwise: string): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content ?? html`<p>${otherwise}</p>`}
  </section>`

function exampleSection({ baseUrl }: DocsSite, named: NamedCall, recording: Recording): Html {
  const asks = {
    nobody: 'by nobody in particular, without a token',
    visitor: 'by a visitor',
    member: 'by a member',
    owner: 'by its owner',
  }[recording.as]
  return html`<section aria-labelledby="example">
    <h2 id="example">A real request, and its answer</h2>
    <p>
      Made in the sample shop, ${asks}; a test runs it and compares the answer. Ids and dates that are made anew each time are written the
      same here.
    </p>
    <div class="pair">
      <div class="tabs" data-tabs="Ways to ask">
        ${codeBlock({ title: 'SDK', source: sdkSnippet(recording), language: 'ts' })}
        ${codeBlock({ title: 'curl', source: curlOf(named, recording, baseUrl), language: 'sh' })}
        ${codeBlock({ title: 'React', source: reactSnippet(named, recording), language: 'tsx' })}
      </div>
      <div class="tabs" data-tabs="What is asked and answered">
        ${codeBlock({ title: recording.status ? `Refused, ${recording.status}` : 'Answer', source: JSON.stringify(recording.answer, null, 2), language: 'json', long: true })}
        ${codeBlock({ title: 'Request', source: JSON.stringify(recording.request, null, 2), language: 'json', long: true })}
      </div>
    </div>
    <p class="soft">The example stands in <code>${recording.path}</code>. <code>stoa</code> is <a href="/docs#client">a client</a>.</p>
  </section>`
}

function whoMayCall({ call: { allow, permission, sessionOnly } }: NamedCall): Html {
  if (allow === 'anyone') return html`<p>Anyone, without a token.</p>`
  const kinds = identityKinds.map(
    (kind) =>
      html`<li class="${allow.includes(kind) ? 'may' : 'may-not'}">${kind} <span>${allow.includes(kind) ? 'may' : 'may not'}</span></li>`,
  )
  return html`<ul class="kinds">
      ${kinds}
    </ul>
    <p>
      A key with scopes needs <code>${permission}</code>.
      ${sessionOnly === true && 'Only an owner who is signed in may call it: no key opens it, not even one with full access. '}Who each of
      them is stands under <a href="/docs#identities">identities</a>.
    </p>`
}

function filterSection({ call: { filterable } }: NamedCall): Html | undefined {
  if (!filterable) return undefined
  const rows = Object.entries(filterable).map(
    ([field, { type, operators, sortable }]) =>
      html`<tr id="filter-${field}">
        <th scope="row"><code>${field}</code></th>
        <td>${type}</td>
        <td>${operators.map((operator) => html`<code>$${operator}</code> `)}</td>
        <td>${sortable ? 'yes' : 'no'}</td>
      </tr>`,
  )
  return html`<section aria-labelledby="filter">
    <h2 id="filter">Filter and sort</h2>
    <p>Any other field is refused. How filters are written stands under <a href="/docs#paging">queries and pages</a>.</p>
    <div class="table-box" tabindex="0" role="group" aria-label="Fields to filter and sort by">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Operators</th>
            <th scope="col">Sort</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`
}

function problemTable({ call: { problems } }: NamedCall): Html {
  const own = Object.entries(problems)
  const common = Object.keys(commonProblems).length
  return html`${
      own.length > 0 &&
      html`<div class="table-box" tabindex="0" role="group" aria-label="Refusals of this call">
        <table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Status</th>
              <th scope="col">Sentence</th>
            </tr>
          </thead>
          <tbody>
            ${own.map(
              ([code, { status, message }]) =>
                html`<tr>
                  <th scope="row">
                    <a href="/docs/errors#${code}"><code>${code}</code></a>
                  </th>
                  <td>${status}</td>
                  <td>${message}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
    }
    <p>
      ${own.length > 0 ? 'And' : 'None of its own, but'} <a href="/docs/errors#common">the ${common} that any call may answer</a>, and 400
      with all that is <a href="/docs/errors#violations">wrong with the request</a>.
    </p>`
}

function routesSection(named: NamedCall): Html {
  const routes = routesOf(named).map(({ method, path }) => `${method} ${path}`)
  return html`<section aria-labelledby="routes">
    <h2 id="routes">Routes</h2>
    <p>
      ${routes.length === 1 ? 'It answers at one route.' : `It answers at ${routes.length} routes: the specification’s own first, then those the public packages use.`}
      ${named.call.method === 'GET' || named.call.method === 'DELETE' ? html`The message travels as plain query parameters (<code>a.b=1</code>), or whole as <code>.r</code>: JSON in base64url.` : html`The message is the JSON body.`}
    </p>
    <ul class="routes">
      ${routes.map((route) => html`<li><code>${route}</code></li>`)}
    </ul>
  </section>`
}
