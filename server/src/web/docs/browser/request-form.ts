import { element } from './element.ts'
import type { Input, Path } from './inputs.ts'
import type { MessageModel } from './message-model.ts'

// A form with an input for each field of a request. It reads and writes the message, and builds a level when it is opened.

/** Shows the inputs in a place, with the values of the message; levels stay open that were. */
export function showForm(place: HTMLElement, inputs: readonly Input[], model: MessageModel): void {
  const open = new Set(Array.from(place.querySelectorAll<HTMLElement>('details[open]'), ({ dataset }) => dataset.path))
  place.replaceChildren(...inputs.map((input) => controlOf(input, [input.name], model)))
  for (const path of open) {
    const level = [...place.querySelectorAll('details')].find(({ dataset }) => dataset.path === path)
    if (level) openLevel(level)
  }
}

const controlOf = (input: Input, path: Path, model: MessageModel): HTMLElement =>
  input.isList ? listOf(input, path, model) : input.kind === 'object' ? levelOf(input, path, model) : labelled(input, path, model)

/** Its children are built when it opens, which is at once if the message has a value for it. */
const builders = new WeakMap<HTMLDetailsElement, () => void>()

function openLevel(level: HTMLDetailsElement): void {
  builders.get(level)?.()
  builders.delete(level)
  level.open = true
}

function foldable(input: Input, path: Path, build: () => HTMLElement[]): HTMLDetailsElement {
  const level = element('details', { className: 'level', 'data-path': path.join('.') })
  const summary = element('summary')
  summary.append(nameOf(input, path))
  level.append(summary)
  builders.set(level, () =>
    level.append(...(input.description ? [element('p', { className: 'soft', text: input.description })] : []), ...build()),
  )
  level.addEventListener('toggle', () => level.open && openLevel(level))
  return level
}

function levelOf(input: Input, path: Path, model: MessageModel): HTMLElement {
  const level = foldable(input, path, () => input.fields!.map((field) => controlOf(field, [...path, field.name], model)))
  if (model.get(path) !== undefined) openLevel(level)
  return level
}

function listOf(input: Input, path: Path, model: MessageModel): HTMLElement {
  const { isList: _, description: _d, hint: _h, ...entry } = input
  const entries = (): unknown[] => {
    const value = model.get(path)
    return Array.isArray(value) ? value : []
  }
  const level = foldable(input, path, () => {
    const box = element('div')
    const add = element('button', { type: 'button', className: 'button button-quiet button-small', text: `Add to ${input.name}` })
    const show = (): void => {
      const removed = (): void => {
        if (entries().length === 0) model.set(path, undefined)
        show()
        add.focus()
      }
      box.replaceChildren(
        ...entries().map((_value, index) => entryOf({ ...entry, isRequired: true }, [...path, index], { model, removed })),
        add,
      )
    }
    add.addEventListener('click', () => {
      model.set([...path, entries().length], input.kind === 'object' ? {} : (emptyValues[input.kind] ?? (input.values?.[0] as unknown)))
      show()
      box
        .querySelectorAll<HTMLElement>('.entry')
        [entries().length - 1]!.querySelector<HTMLElement>('input, select, textarea, summary')!
        .focus()
    })
    show()
    return [box]
  })
  if (entries().length > 0) openLevel(level)
  return level
}

interface EntryOptions {
  model: MessageModel
  removed(): void
}

/** An entry of a list, with a button that removes it. */
function entryOf(input: Input, path: Path, { model, removed }: EntryOptions): HTMLElement {
  const row = element('div', { className: 'entry' })
  const remove = element('button', {
    type: 'button',
    className: 'button button-quiet button-small',
    text: 'Remove',
    'aria-label': `Remove ${input.name} ${Number(path.at(-1)) + 1}`,
  })
  remove.addEventListener('click', () => {
    model.remove(path)
    removed()
  })
  row.append(controlOf(input, path, model), remove)
  return row
}

const emptyValues: Readonly<Record<string, unknown>> = { text: '', number: 0, switch: false }

/** The name of a field, or of an entry by its number. */
function nameOf({ name, isRequired, isList, kind }: Input, path: Path): HTMLElement {
  const last = path.at(-1)
  const label = element('span')
  label.append(element('code', { text: typeof last === 'number' ? `${name} ${last + 1}` : name }))
  if (isRequired && typeof last !== 'number') label.append(' ', element('b', { className: 'must', text: 'required' }))
  if (isList) label.append(' ', element('span', { className: 'soft', text: `list of ${kind === 'object' ? 'objects' : 'values'}` }))
  return label
}

let count = 0

function labelled(input: Input, path: Path, model: MessageModel): HTMLElement {
  const row = element('div', { className: 'input-row' })
  const id = `input-${count++}`
  const label = element('label', { for: id })
  label.append(nameOf(input, path))
  const control = inputs[input.kind](input, path, model)
  control.id = id
  control.classList.add('control')
  row.append(label, control)
  const text = [input.description, input.hint && `${input.hint}.`].filter(Boolean).join(' ')
  if (text) {
    row.append(element('p', { className: 'soft', id: `${id}-hint`, text }))
    control.setAttribute('aria-describedby', `${id}-hint`)
  }
  return row
}

type MakeControl = (input: Input, path: Path, model: MessageModel) => HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function selectOf(options: readonly (readonly [text: string, value: unknown])[], path: Path, model: MessageModel): HTMLSelectElement {
  const select = element('select')
  const current = model.get(path)
  options.forEach(([text, value], index) => {
    const option = element('option', { value: String(index), text })
    option.selected = value === current
    select.append(option)
  })
  select.addEventListener('change', () => model.set(path, options[Number(select.value)]![1]))
  return select
}

const notSet = (path: Path): (readonly [string, undefined])[] => (typeof path.at(-1) === 'number' ? [] : [['not set', undefined]])

const inputs: Readonly<Record<Input['kind'], MakeControl>> = {
  text: (input, path, model) => textOf(input, { path, model, type: 'text', parse: (text) => text }),
  number: (input, path, model) => textOf(input, { path, model, type: 'number', parse: Number }),
  switch: (_input, path, model) => selectOf([...notSet(path), ['true', true], ['false', false]], path, model),
  choice: ({ values = [], isNullable }, path, model) =>
    selectOf(
      [...notSet(path), ...values.map((value) => [value, value] as const), ...(isNullable ? [['null', null] as const] : [])],
      path,
      model,
    ),
  object: jsonOf,
  json: jsonOf,
}

interface TextInput {
  path: Path
  model: MessageModel
  type: string
  parse(text: string): unknown
}

function textOf({ isNullable }: Input, { path, model, type, parse }: TextInput): HTMLInputElement {
  const value = model.get(path)
  const control = element('input', { type, autocomplete: 'off', spellcheck: 'false', ...(type === 'number' && { step: 'any' }) })
  control.value = value === undefined || value === null ? '' : String(value)
  if (value === null && isNullable) control.placeholder = 'null'
  control.addEventListener('input', () => {
    const isEntry = typeof path.at(-1) === 'number'
    model.set(path, control.value === '' && !isEntry ? undefined : parse(control.value))
  })
  return control
}

function jsonOf(_input: Input, path: Path, model: MessageModel): HTMLTextAreaElement {
  const value = model.get(path)
  const control = element('textarea', { rows: '3', spellcheck: 'false', placeholder: 'JSON' })
  control.value = value === undefined ? '' : JSON.stringify(value, null, 2)
  control.addEventListener('input', () => {
    try {
      model.set(path, control.value.trim() === '' ? undefined : JSON.parse(control.value))
      control.removeAttribute('aria-invalid')
    } catch {
      control.setAttribute('aria-invalid', 'true')
    }
  })
  return control
}
