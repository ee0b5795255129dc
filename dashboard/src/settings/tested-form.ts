import { filled } from './draft.ts'

const line = { product: '', variant: '', name: '', price: '', quantity: '1' }

/** The fields of a test cart's form. The last four are unsaved settings from a settings form, in hidden fields. */
export const testedShape = {
  lines: [line],
  q: '',
  newName: '',
  newPrice: '',
  country: '',
  subdivision: '',
  delivery: '',
  percent: '',
  section: '',
  edited: '',
  base: '',
  revision: '',
}

export type TestedForm = typeof testedShape

export const linesMax = 50

/** Applies the pressed button: `put:<product>:<variant>`, `out:<index>`, `choose:<delivery code>`; any other one only calculates again. */
export function withIntent(form: TestedForm, intent: string): TestedForm {
  const [verb, ...rest] = intent.split(':')
  const what = rest.join(':')
  switch (verb) {
    case 'put':
      return putIn(form, what)
    case 'out':
      return { ...form, lines: form.lines.filter((_, index) => String(index) !== what) }
    case 'choose':
      return { ...form, delivery: what }
    default:
      return withNewLine(form)
  }
}

/** Adds the new line, if a price was entered for it. */
function withNewLine({ newName, newPrice, ...form }: TestedForm): TestedForm {
  const lines = newPrice === '' ? form.lines : [...form.lines, { ...line, name: newName, price: newPrice }].slice(0, linesMax)
  return { ...form, lines, newName: '', newPrice: '' }
}

/** An initial line of 50 in the shop's currency, so that the page has something to calculate. */
export const withSomething = (form: TestedForm): TestedForm => ({ ...form, lines: [{ ...line, price: '50' }] })

/** Adds a product, or increases its quantity if the cart already has it. */
function putIn(form: TestedForm, what: string): TestedForm {
  const [product = '', ...rest] = what.split(':')
  const variant = rest.join(':')
  const isIt = (one: TestedForm['lines'][number]) => one.product === product && one.variant === variant
  if (form.lines.some(isIt))
    return { ...form, lines: form.lines.map((one) => (isIt(one) ? { ...one, quantity: String((Number(one.quantity) || 0) + 1) } : one)) }
  return { ...form, lines: [...form.lines, { ...line, product, variant }].slice(0, linesMax) }
}

export const testedForm = (tree: unknown): TestedForm => filled(testedShape, tree)

/** The names and values of filled fields, without a new line that hasn't been added yet. */
export function testedFields({ lines, newName: _name, newPrice: _price, ...form }: TestedForm): [string, string][] {
  const ofLines = lines.flatMap((one, index) =>
    Object.entries(one).map(([name, value]): [string, string] => [`lines.${index}.${name}`, value]),
  )
  return [...ofLines, ...Object.entries(form)].filter(([, value]) => value !== '')
}

/** The form as a query, so that a test can be bookmarked and shared. Unsaved settings are too long for it. */
export const testedQuery = (form: TestedForm): URLSearchParams =>
  new URLSearchParams(testedFields({ ...form, section: '', edited: '', base: '', revision: '' }))
