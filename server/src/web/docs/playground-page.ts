import type { NamedCall } from '@stoa/contract/routes'
import { html, type Html } from '../../http/html.ts'
import { crumbs, type DocsPage, type DocsSite } from './frame.ts'
import { playground } from './playground.ts'
import { recordingOf } from './recordings.ts'
import { allNamedCalls, areas, callPath, findCall, titleOf } from './reference.ts'

const firstCall = 'catalogue.queryProducts'

/** A playground for any call, selected from a list. Without scripts a form submits the selection. */
export function playgroundPage(site: DocsSite, id: string | undefined): DocsPage {
  const chosen =
    allNamedCalls.find((call) => call.id === id) ?? findCall(...(firstCall.split('.') as [string, string])) ?? allNamedCalls[0]!
  const body = html`${crumbs()}
    <h1>Playground</h1>
    <p class="lead">Try any call in the browser, as a visitor or with your own token.</p>
    <form action="/docs/playground" class="row">
      <label for="call">Call</label>
      <select id="call" name="call" class="control" data-submits>
        ${areas.map(([area, calls]) => html`<optgroup label="${titleOf(area)}">${calls.map((call) => option(call, chosen))}</optgroup>`)}
      </select>
      <button class="button button-quiet">Choose</button>
    </form>
    <p>${chosen.call.summary} <a href="${callPath(chosen)}">Reference for ${chosen.id}</a></p>
    ${playground(site, chosen, recordingOf(chosen.area, chosen.name))}`
  return { title: 'Playground', path: '/docs/playground', body, scripts: ['playground.ts'] }
}

const option = ({ id, name }: NamedCall, chosen: NamedCall): Html =>
  html`<option value="${id}" ${id === chosen.id && html` selected`}>${name}</option>`
