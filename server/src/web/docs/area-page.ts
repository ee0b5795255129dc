import type { NamedCall } from '@stoa/contract/routes'
import { html, type Html } from '../../http/html.ts'
import { areaTexts } from './area-texts.ts'
import { crumbs, type DocsPage } from './frame.ts'
import { prose } from './prose.ts'
import { callPath, routeOf, titleOf } from './reference.ts'

/** The calls of one area. */
export function areaPage(area: string, calls: readonly NamedCall[]): DocsPage {
  const body = html`${crumbs()}
    <h1>${titleOf(area)}</h1>
    <p class="lead">${areaTexts[area]}</p>
    <ul class="cards">
      ${calls.map(card)}
    </ul>`
  return { title: titleOf(area), path: `/docs/${area}`, area, body }
}

const card = (named: NamedCall): Html =>
  html`<li class="card">
    <h2>
      <a href="${callPath(named)}">${named.name}</a>${named.call.writes !== false && html` <span class="badge badge-writes">writes</span>`}
    </h2>
    <p>${prose(named.call.summary)}</p>
    <p class="route"><code>${routeOf(named)}</code></p>
  </li>`
