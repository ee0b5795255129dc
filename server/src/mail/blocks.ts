import { html, type Html } from '../http/html.ts'

/** A part of an email. Each kind has two forms, below. */
export type Block = { [Kind in keyof Blocks]: { kind: Kind } & Blocks[Kind] }[keyof Blocks]

interface Blocks {
  paragraph: { text: string }
  /** Small print. */
  note: { text: string; link?: { label: string; url: string } }
  heading: { text: string }
  button: { label: string; link: string }
  code: { code: string }
  table: { rows: readonly Row[] }
  /** Short facts, next to each other if there is room. */
  facts: { facts: readonly Fact[] }
}

/** One line of a table of amounts. */
export interface Row {
  label: string
  amount: string
  detail?: string
  /** The URL of a square picture. */
  picture?: string
  isTotal?: boolean
}

export interface Fact {
  heading: string
  lines: readonly string[]
}

export const note = (text: string): Block => ({ kind: 'note', text })

const forms: { [Kind in keyof Blocks]: { html(block: Blocks[Kind]): Html; plain(block: Blocks[Kind]): string } } = {
  paragraph: {
    html: ({ text }) => html`<p style="margin:0 0 16px">${text}</p>`,
    plain: ({ text }) => text,
  },
  note: {
    html: ({ text, link }) =>
      html`<p class="soft" style="margin:0 0 8px;font-size:14px;color:#555f75">
        ${text}${link && html` <a href="${link.url}" class="link" style="color:#1c4fa0">${link.label}</a>`}
      </p>`,
    plain: ({ text, link }) => (link ? `${text} ${link.label}: ${link.url}` : text),
  },
  heading: {
    html: ({ text }) => html`<h2 style="margin:32px 0 8px;font-size:18px;line-height:1.3">${text}</h2>`,
    plain: ({ text }) => text,
  },
  button: {
    html: ({ label, link }) =>
      html`<p style="margin:24px 0">
        <a
          href="${link}"
          class="button"
          style="display:inline-block;padding:12px 24px;border-radius:10px;background:#1c4fa0;color:#fff;font-weight:600;text-decoration:none"
          >${label}</a
        >
      </p>`,
    plain: ({ label, link }) => `${label}: ${link}`,
  },
  code: {
    html: ({ code }) =>
      html`<p
        class="code"
        style="margin:24px 0;padding:20px 8px;border-radius:12px;background:#eef2f9;text-align:center;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.2em"
      >
        ${code}
      </p>`,
    plain: ({ code }) => code,
  },
  table: {
    html: ({ rows }) =>
      html`<table
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
        class="line"
        style="margin:0 0 8px;border-top:1px solid #dfe2e9;border-collapse:collapse"
      >
        ${rows.map(rowForm(rows.some(({ picture }) => picture !== undefined)))}
      </table>`,
    plain: ({ rows }) => rows.map(plainRow).join('\n'),
  },
  facts: {
    html: ({ facts }) =>
      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px">
        <tr>
          ${facts.map(htmlFact)}
        </tr>
      </table>`,
    plain: ({ facts }) => facts.map(plainFact).join('\n\n'),
  },
}

const rowForm =
  (hasPictures: boolean) =>
  ({ label, amount, detail, picture, isTotal }: Row): Html => {
    const size = isTotal ? 'font-size:18px;font-weight:700;' : ''
    const cell = `${size}padding:${hasPictures ? 12 : 6}px 0;vertical-align:top;${hasPictures || isTotal ? 'border-top:1px solid #dfe2e9' : ''}`
    return html`<tr>
      ${hasPictures && html`<td class="line" width="80" style="${cell}">${picture && thumbnail(picture)}</td>`}
      <td class="line" style="${cell}">
        ${label}${detail && html`<br /><span class="soft" style="font-size:14px;color:#555f75">${detail}</span>`}
      </td>
      <td class="line" style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${amount}</td>
    </tr>`
  }

const thumbnail = (picture: string): Html =>
  html`<img src="${picture}" width="64" height="64" alt="" style="display:block;border-radius:10px;background:#eef2f9" />`

const plainRow = ({ label, amount, detail }: Row): string => `${label}${detail ? ` (${detail})` : ''}: ${amount}`

const htmlFact = ({ heading, lines }: Fact): Html =>
  html`<td class="fact" width="50%" style="padding:8px 16px 8px 0;vertical-align:top">
    <strong>${heading}</strong>${lines.map((line) => html`<br />${line}`)}
  </td>`

const plainFact = ({ heading, lines }: Fact): string => `${heading}:${lines.length > 1 ? '\n' : ' '}${lines.join('\n')}`

const formOf = <Kind extends keyof Blocks>(kind: Kind) => forms[kind] as { html(block: Block): Html; plain(block: Block): string }

export const blockAsHtml = (block: Block): Html => formOf(block.kind).html(block)
export const blockAsPlain = (block: Block): string => formOf(block.kind).plain(block)
