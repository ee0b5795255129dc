import { html, type Html } from '../../http/html.ts'

/** A table that scrolls within its page on narrow screens. */
export const docsTable = (label: string, headings: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="table-box" tabindex="0" role="group" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
