import { html, trustedHtml, type Html } from '../../http/html.ts'
import { breakable } from './breakable.ts'
import { fieldAnchor } from './browser/find.ts'
import { sentenceOfNotes } from './field-texts.ts'
import { withInner, type Direction, type Field } from './fields.ts'
import { prose } from './prose.ts'

/** What a list of fields is of: the first part of its anchors. */
export type FieldPart = Direction | 'field'

/** Fields as a list that folds by level and works without scripts. Nothing if there are none. */
export function fieldList(part: FieldPart, title: string, fields: readonly Field[]): Html | undefined {
  if (fields.length === 0) return undefined
  const all = withInner(fields).length
  return html`<div class="field-box" role="group" aria-label="${title}">
    <p class="field-count soft" ${all > fields.length && trustedHtml(' data-folds')}>${counted(all)}</p>
    ${levelOf(part, fields, fields.length === 1)}
  </div>`
}

const counted = (count: number): string => (count === 1 ? '1 field' : `${count} fields`)

/** One level. Rows are many, so their markup is short. */
const levelOf = (part: FieldPart, fields: readonly Field[], isOpen: boolean): Html =>
  trustedHtml(`<ul class="fields">${fields.map((field) => rowOf(part, field, isOpen).text).join('')}</ul>`)

function rowOf(part: FieldPart, field: Field, isOpen: boolean): Html {
  const { path, name, description, notes } = field
  const anchor = fieldAnchor(part, path)
  return html`<li id="${anchor}">
    <p>
      <a href="#${anchor}"><code>${breakable(name)}</code></a> ${typeOf(field)}${marks(part, field)}
    </p>
    ${description !== undefined && html`<p>${prose(description)}</p>`}${notes.length > 0 && html`<p class="soft">${sentenceOfNotes(notes)}</p>`}${valueList(field)}${innerOf(part, field, isOpen)}
  </li>`
}

function marks(part: FieldPart, { isRequired, isDeprecated }: Field): Html {
  const must =
    isRequired &&
    (part === 'request' ? html` <b class="must">required</b>` : part === 'response' && html` <span class="soft">always set</span>`)
  return html`${must}${isDeprecated && html` <b class="must">deprecated</b>`}`
}

function typeOf({ type, entity }: Field): Html {
  const [before, after] = entity === undefined ? [type, ''] : (type.split(entity, 2) as [string, string])
  return html`<span class="type"
    >${before}${entity !== undefined && html`<a href="/docs/entities/${entity}">${breakable(entity)}</a>`}${after}</span
  >`
}

/** More values than this are folded. */
const valuesMax = 16

function valueList({ name, values }: Field): Html | undefined {
  if (values.length === 0) return undefined
  const list = html`<p class="values">${values.map((value) => html`<code>${value}</code> `)}</p>`
  if (values.length <= valuesMax) return list
  return html`<details>
    <summary>${values.length} values<span class="unseen"> of ${name}</span></summary>
    ${list}
  </details>`
}

function innerOf(part: FieldPart, { name, entity, fields, isRecursive }: Field, isOpen: boolean): Html | undefined {
  if (isRecursive) return html`<p>Contains itself: see <a href="/docs/entities/${entity}">${entity}</a>.</p>`
  if (fields.length === 0) return undefined
  return html`<details ${isOpen && trustedHtml(' open')}>
    <summary>${counted(fields.length)}<span class="unseen"> of ${name}</span></summary>
    ${levelOf(part, fields, false)}
  </details>`
}
