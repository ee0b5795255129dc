import { html } from '../../http/html.ts'
import { crumbs, type DocsPage } from './frame.ts'
import { guides, renderGuide } from './guides.ts'
import { prose } from './prose.ts'

export function guidesPage(): DocsPage {
  const body = html`${crumbs()}
    <h1>Guides</h1>
    <ul class="cards">
      ${guides().map(
        ({ slug, title, summary }) =>
          html`<li class="card">
            <h2><a href="/docs/guides/${slug}">${title}</a></h2>
            <p>${prose(summary)}</p>
          </li>`,
      )}
    </ul>`
  return { title: 'Guides', path: '/docs/guides', body }
}

export function guidePage(slug: string): DocsPage | undefined {
  const guide = guides().find((one) => one.slug === slug)
  if (!guide) return undefined
  return {
    title: guide.title,
    path: `/docs/guides/${slug}`,
    body: html`${crumbs(['/docs/guides', 'Guides'])}
      <div class="guide">${renderGuide(guide)}</div>`,
  }
}
