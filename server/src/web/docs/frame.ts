import { html, type Html, trustedHtml } from '../../http/html.ts'
import type { DocsAssets } from './assets.ts'
import { breakable } from './breakable.ts'
import { guides } from './guides.ts'
import { areas, callPath, titleOf } from './reference.ts'

/** The site that the pages describe. */
export interface DocsSite {
  baseUrl: string
  clientId: string
  siteId: string
  assets: DocsAssets
}

export interface DocsPage {
  title: string
  path: string
  /** The area whose calls the side list shows. */
  area?: string
  body: Html
  /** Scripts of the page, in addition to those of every page. */
  scripts?: readonly string[]
  query?: string
}

const links = [
  ['/docs/guides', 'Guides'],
  ['/docs/entities', 'Entities'],
  ['/docs/errors', 'Errors'],
  ['/docs/playground', 'Playground'],
  ['/openapi.json', 'OpenAPI'],
] as const

/** A whole page. It works without scripts; they add search as you type and the playground. */
export function framed({ assets }: DocsSite, { title, path, area, body, scripts = [], query = '' }: DocsPage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === 'Stoa for developers' ? title : `${title} · Stoa for developers`}</title>
        <link rel="stylesheet" href="${assets.url('docs.css')}" />
        ${['everywhere.ts', ...scripts].map((script) => html`<script type="module" src="${assets.url(script)}"></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <a class="brand" href="/docs"><b>Stoa</b> for developers</a>
          <form class="search" role="search" action="/docs/search">
            <label class="unseen" for="search">Search calls, fields, errors and guides</label>
            <input
              id="search"
              name="q"
              type="search"
              value="${query}"
              placeholder="Search calls and fields"
              autocomplete="off"
              spellcheck="false"
              maxlength="200"
            />
            <button class="button button-quiet">Search</button>
          </form>
          <nav class="places" aria-label="Documentation">
            <ul>
              <li class="only-narrow"><a href="#areas">Areas</a></li>
              ${links.map(([href, name]) => html`<li><a href="${href}" ${current(path === href)}>${name}</a></li>`)}
            </ul>
          </nav>
        </header>
        <div class="columns">
          <main id="main" tabindex="-1">${body}</main>
          ${sideList(path, area)}
        </div>
      </body>
    </html>`.text
}

const current = (isCurrent: boolean): Html | false => isCurrent && trustedHtml(' aria-current="page"')

function sideList(path: string, open: string | undefined): Html {
  return html`<nav class="side" id="areas" aria-label="Areas and guides">
    <h2>Calls</h2>
    <ul>
      ${areas.map(
        ([area, calls]) =>
          html`<li>
            <a href="/docs/${area}" ${current(path === `/docs/${area}`)}>${titleOf(area)}</a>${
              area === open &&
              html`<ul>
                ${calls.map((call) => html`<li><a href="${callPath(call)}" ${current(path === callPath(call))}>${breakable(call.name)}</a></li>`)}
              </ul>`
            }
          </li>`,
      )}
    </ul>
    <h2>Guides</h2>
    <ul>
      ${guides().map(({ slug, title }) => html`<li><a href="/docs/guides/${slug}" ${current(path === `/docs/guides/${slug}`)}>${title}</a></li>`)}
    </ul>
  </nav>`
}

/** The breadcrumbs above a heading. */
export const crumbs = (...steps: readonly (readonly [href: string, name: string])[]): Html =>
  html`<nav class="crumbs" aria-label="You are here">
    <ol>
      ${[['/docs', 'Docs'] as const, ...steps].map(([href, name]) => html`<li><a href="${href}">${name}</a></li>`)}
    </ol>
  </nav>`
