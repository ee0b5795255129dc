import { identityKinds } from '@stoa/contract/call'
import { commonProblems } from '@stoa/contract/problems'
import type { NamedCall } from '@stoa/contract/routes'
import { html, type Html } from '../../http/html.ts'
import { codeBlock } from './code-block.ts'
import { fieldList } from './field-list.ts'
import { fieldsOf } from './fields.ts'
import { crumbs, type DocsPage, type DocsSite } from './frame.ts'
import { playground } from './playground.ts'
import { prose } from './prose.ts'
import { recordingOf, type Recording } from './recordings.ts'
import { answerSchema, callPath, requestSchema, routeOf, routesOf, titleOf } from './reference.ts'
import { retryTexts } from './retry-texts.ts'
import { curlOf, reactSnippet, sdkSnippet } from './snippets.ts'
import { docsTable } from './table.ts'

/** The reference of one call, with a form to make it. */
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
    ${section('request', 'Request', requestFields(named), 'No fields.')} ${filterSection(named)}
    ${section('response', 'Response', responseFields(named), 'Status 200 with an empty object.')}
    <section aria-labelledby="problems">
      <h2 id="problems">Errors</h2>
      ${problemTable(named)}
    </section>
    <section aria-labelledby="retry">
      <h2 id="retry">Retries</h2>
      <p>${prose(retryTexts(named))} <a href="/docs/guides/safe-retries">Safe retries</a></p>
    </section>
    ${routesSection(named)}
    <p class="soft">Specified in: ${call.source}.</p>`
  return { title: id, path: callPath(named), area, body, scripts: ['playground.ts'] }
}

export const responseFields = (named: NamedCall): Html | undefined =>
  fieldList('response', 'Response fields', fieldsOf(answerSchema(named), 'response'))

export function requestFields(named: NamedCall): Html | undefined {
  const list = fieldList('request', 'Request fields', fieldsOf(requestSchema(named), 'request'))
  return (
    list &&
    html`${list}
      <p class="soft">Fields that only the server writes aren’t listed. Requests can contain them, and they are ignored.</p>`
  )
}

const section = (id: string, title: string, content: Html | undefined, otherwise: string): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content ?? html`<p>${otherwise}</p>`}
  </section>`

function exampleSection({ baseUrl }: DocsSite, named: NamedCall, recording: Recording): Html {
  const asks = {
    anonymous: 'without a token',
    visitor: 'as a visitor',
    member: 'as a member',
    owner: 'as the owner',
  }[recording.as]
  return html`<section aria-labelledby="example">
    <h2 id="example">Example</h2>
    <p>A tested call in the sample shop, made ${asks}. Generated IDs and dates are replaced by fixed ones.</p>
    <div class="pair">
      <div class="tabs" data-tabs="Code">
        ${codeBlock({ title: 'SDK', source: sdkSnippet(recording), language: 'ts' })}
        ${codeBlock({ title: 'curl', source: curlOf(named, recording, baseUrl), language: 'sh' })}
        ${codeBlock({ title: 'React', source: reactSnippet(named, recording), language: 'tsx' })}
      </div>
      <div class="tabs" data-tabs="Response and request">
        ${codeBlock({ title: recording.status ? `Error ${recording.status}` : 'Response', source: JSON.stringify(recording.answer, null, 2), language: 'json', long: true })}
        ${codeBlock({ title: 'Request', source: JSON.stringify(recording.request, null, 2), language: 'json', long: true })}
      </div>
    </div>
    <p class="soft">Source: <code>${recording.path}</code>. <code>stoa</code> is <a href="/docs#client">the SDK client</a>.</p>
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
      API keys with limited permissions need <code>${permission}</code>.
      ${sessionOnly === true && 'API keys can’t make this call, not even with full access; an owner must be signed in. '}See
      <a href="/docs#identities">identities</a>.
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
    <p>Other fields fail validation. See <a href="/docs#paging">queries and pages</a> for the filter syntax.</p>
    ${docsTable('Fields to filter and sort by', ['Field', 'Type', 'Operators', 'Sort'], rows)}
  </section>`
}

function problemTable({ call: { problems } }: NamedCall): Html {
  const own = Object.entries(problems)
  const common = Object.keys(commonProblems).length
  const rows = own.map(
    ([code, { status, message }]) =>
      html`<tr>
        <th scope="row">
          <a href="/docs/errors#${code}"><code>${code}</code></a>
        </th>
        <td>${status}</td>
        <td>${message}</td>
      </tr>`,
  )
  return html`${rows.length > 0 && docsTable('Errors of this call', ['Code', 'Status', 'Message'], rows)}
    <p>
      This call can ${own.length > 0 && 'also '}return <a href="/docs/errors#common">the ${common} errors of any call</a> and
      <a href="/docs/errors#violations">validation errors</a>.
    </p>`
}

function routesSection(named: NamedCall): Html {
  const routes = routesOf(named).map(({ method, path }) => `${method} ${path}`)
  return html`<section aria-labelledby="routes">
    <h2 id="routes">Routes</h2>
    <p>
      ${routes.length > 1 && 'The first route is the one of the specification; the public packages use the others. '}
      ${named.call.method === 'GET' || named.call.method === 'DELETE' ? html`Send the request as query parameters (<code>a.b=1</code>), or whole as <code>.r</code>: JSON in base64url.` : html`Send the request as a JSON body.`}
    </p>
    <ul class="routes">
      ${routes.map((route) => html`<li><code>${route}</code></li>`)}
    </ul>
  </section>`
}
