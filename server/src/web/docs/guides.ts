import { readFileSync } from 'node:fs'
import { Marked, type Tokens } from 'marked'
import { escapeHtml, type Html, trustedHtml } from '../../http/html.ts'
import { codeBlock } from './code-block.ts'
import type { Language } from './highlight.ts'

export interface Guide {
  slug: string
  title: string
  /** Its first paragraph. */
  summary: string
  source: string
}

const folder = new URL('../../../../docs/guides/', import.meta.url)

/** In the order for a new reader. A test compares them with the folder. */
export const guideSlugs = ['first-site', 'move-here', 'react', 'safe-retries', 'webhooks', 'deploy', 'add-a-call'] as const

let read: readonly Guide[] | undefined

export const guides = (): readonly Guide[] => (read ??= guideSlugs.map(guideOf))

function guideOf(slug: string): Guide {
  const source = readFileSync(new URL(`${slug}.md`, folder), 'utf8')
  const [, title = slug, summary = ''] = /^# (.+)\n+((?:.+\n)+)/.exec(source) ?? []
  return { slug, title, summary: summary.replaceAll('\n', ' ').trim(), source }
}

export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Our own guides as markup. HTML in them is escaped. */
export function renderGuide({ source }: Guide): Html {
  const marked = new Marked({
    async: false,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const words = this.parser.parseInline(tokens)
        return depth === 1 ? `<h1>${words}</h1>\n` : `<h${depth} id="${headingId(text)}">${words}</h${depth}>\n`
      },
      code({ text, lang = '' }: Tokens.Code) {
        const [language = 'text', title] = lang.split(' ', 2)
        return codeBlock({ title: title ?? titles[language] ?? 'Text', source: text, language: language as Language }).text
      },
      codespan: ({ text }: Tokens.Codespan) =>
        /^\/(?:docs|openapi\.json)[\w/#.-]*$/.test(text)
          ? `<a href="${escapeHtml(text)}"><code>${escapeHtml(text)}</code></a>`
          : `<code>${escapeHtml(text)}</code>`,
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        const address = addressOf(href)
        return address === undefined ? words : `<a href="${escapeHtml(address)}">${words}</a>`
      },
      table(token: Tokens.Table) {
        const cell =
          (tag: string) =>
          ({ tokens }: Tokens.TableCell) =>
            `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`
        const rows = token.rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('')
        return `<div class="table-box" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${token.header.map(cell('th')).join('')}</tr></thead><tbody>${rows}</tbody></table></div>`
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag) => (text.startsWith('<!--') ? '' : escapeHtml(text)),
    },
  })
  return trustedHtml(marked.parse(source) as string)
}

const titles: Readonly<Record<string, string>> = {
  sh: 'Shell',
  ts: 'TypeScript',
  tsx: 'React',
  js: 'JavaScript',
  json: 'JSON',
  nginx: 'nginx',
  ini: 'systemd',
  text: 'Text',
}

/** Guides link to each other; other files of the repository have no page here. Undefined: no link. */
function addressOf(href: string): string | undefined {
  const [, slug, anchor = ''] = /^(?:\.\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? []
  if (slug && (guideSlugs as readonly string[]).includes(slug)) return `/docs/guides/${slug}${anchor}`
  return /^(?:https:|#)/.test(href) ? href : undefined
}
