import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { contract } from '@stoa/contract'
import type { Call } from '@stoa/contract/call'
import { openapi } from '@stoa/contract/openapi'
import { allCalls, allRoutes, mainPath, type NamedCall, type Route } from '@stoa/contract/routes'
import { fieldsOf } from './reference-fields.ts'
import { referenceStyle } from './reference-style.ts'

const version = '0.1.0'

/** The contract as a document for machines and as a page for people. Both are made once, when first asked for. */
export function serveReference(server: FastifyInstance, baseUrl: string): void {
  let document: string | undefined
  let page: string | undefined
  server.get('/openapi.json', (_, reply) => {
    document ??= JSON.stringify(openapi(contract, { baseUrl, version }))
    return reply.type('application/json; charset=utf-8').header('access-control-allow-origin', '*').send(document)
  })
  server.get('/docs', (_, reply) => {
    page ??= referencePage(baseUrl)
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .send(page)
  })
}

function referencePage(baseUrl: string): string {
  const calls = allCalls(contract)
  const routes = Map.groupBy(allRoutes(contract), ({ id }) => id)
  const areas = [...Map.groupBy(calls, ({ area }) => area)]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stoa reference</title>
<style>${referenceStyle}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<nav aria-label="Areas">
<p class="brand">Stoa reference</p>
${areas.map(([area, list]) => `<details><summary>${escape(area)}</summary><ul>${list.map(({ id, name }) => `<li><a href="#${id}">${escape(name)}</a></li>`).join('')}</ul></details>`).join('\n')}
<p><a href="/openapi.json">OpenAPI 3.1</a></p>
</nav>
<main id="calls">
<h1>Every call</h1>
<p>${calls.length} calls answer at <code>${escape(baseUrl)}</code>. Each stands under the path of the specification; the other routes are those the public packages use.
Send the access token of <a href="#oauth.token">POST /oauth2/token</a> in <code>Authorization</code>, or an API key together with <code>wix-site-id</code>.</p>
<p>An answer is status 200 with JSON, or an error with a code and a request id. A request that is not valid is answered with all that is wrong at once, sorted by field.</p>
${areas.map(([area, list]) => `<section aria-labelledby="area-${area}"><h2 id="area-${area}">${escape(area)}</h2>${list.map((named) => callSection(named, routes.get(named.id) ?? [])).join('')}</section>`).join('\n')}
</main>
</body>
</html>`
}

function callSection({ id, name, call }: NamedCall, routes: readonly Route[]): string {
  const also = routes.map(({ method, path }) => `${method} ${path}`).filter((route) => route !== `${call.method} ${mainPath(call)}`)
  return `<article id="${id}">
<h3><a href="#${id}">${escape(name)}</a></h3>
<p>${escape(call.summary)}</p>
<p class="route"><b>${call.method}</b> <code>${escape(mainPath(call))}</code></p>
<dl>
<dt>Allowed</dt><dd>${call.allow === 'anyone' ? 'anyone, without a token' : call.allow.map(escape).join(', ')}</dd>
<dt>Permission</dt><dd><code>${escape(call.permission)}</code></dd>
<dt>Writes</dt><dd>${call.writes ? 'yes; safe to repeat with an <code>Idempotency-Key</code>' : 'no'}</dd>
<dt>Source</dt><dd>${escape(call.source)}</dd>
</dl>
${call.example === undefined ? '' : `<h4>Example</h4><pre tabindex="0">${escape(exampleOf(call))}</pre>`}
${fieldTable('Request', call.request)}
${fieldTable('Answer', call.response)}
${filterTable(call)}
${problemTable(call)}
${also.length === 0 ? '' : `<details><summary>${also.length} more routes</summary><ul>${also.map((route) => `<li><code>${escape(route)}</code></li>`).join('')}</ul></details>`}
</article>`
}

const exampleOf = ({ method, example }: Call): string =>
  (method === 'GET' ? `// as .r, or as plain query parameters\n` : '') + JSON.stringify(example, null, 2)

function fieldTable(title: string, schema: TSchema): string {
  const fields = fieldsOf(schema)
  if (fields.length === 0) return ''
  const rows = fields.map(
    ({ name, type, notes }) => `<tr><td><code>${escape(name)}</code></td><td>${escape(type)}</td><td>${escape(notes)}</td></tr>`,
  )
  return `<details><summary>${title}: ${fields.length} fields</summary><table><thead><tr><th>Field</th><th>Type</th><th>Bounds</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`
}

function filterTable({ filterable }: Call): string {
  if (!filterable) return ''
  const rows = Object.entries(filterable).map(
    ([field, { type, operators, sortable }]) =>
      `<tr><td><code>${escape(field)}</code></td><td>${type}</td><td>${operators.map((operator) => `$${operator}`).join(' ')}</td><td>${sortable ? 'yes' : ''}</td></tr>`,
  )
  return `<details><summary>Filter and sort: ${rows.length} fields</summary><table><thead><tr><th>Field</th><th>Type</th><th>Operators</th><th>Sort</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`
}

function problemTable({ problems }: Call): string {
  const rows = Object.entries(problems).map(
    ([code, { status, message }]) => `<tr><td><code>${escape(code)}</code></td><td>${status}</td><td>${escape(message)}</td></tr>`,
  )
  if (rows.length === 0) return ''
  return `<details><summary>Refusals: ${rows.length}</summary><table><thead><tr><th>Code</th><th>Status</th><th>Sentence</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)
