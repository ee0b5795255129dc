import { html, type Html } from '../../http/html.ts'
import { find, resultsMax } from './browser/find.ts'
import { crumbs, type DocsPage } from './frame.ts'
import { searchItems } from './search-index.ts'

/** The search without scripts. With scripts, the field searches the same index in the browser. */
export function searchPage(query: string): DocsPage {
  return {
    title: query === '' ? 'Search' : `${query} · Search`,
    path: '/docs/search',
    query,
    body: html`${crumbs()}
      <h1>Search</h1>
      ${results(query)}`,
  }
}

function results(query: string): Html {
  if (query.trim() === '') return html`<p>Enter a call, field, error code or path.</p>`
  const found = find(searchItems(), query)
  if (found.length === 0)
    return html`<p role="status">No results for “${query}”. Try fewer words, or browse the <a href="/docs#areas-of-calls">areas</a>.</p>`
  return html`<p role="status">${found.length === resultsMax ? `The first ${resultsMax}` : found.length} found</p>
    <ul class="found">
      ${found.map(
        ({ kind, title, href, hint }) =>
          html`<li>
            <a href="${href}"
              ><span class="kind kind-${kind.toLowerCase()}">${kind}</span> <b>${title}</b> <span class="soft">${hint}</span></a
            >
          </li>`,
      )}
    </ul>`
}
