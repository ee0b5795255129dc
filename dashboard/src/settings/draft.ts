/** The values of a form: texts, and lists and groups of them. A checkbox is `on` or empty. */
export type Draft = { readonly [name: string]: DraftValue }
export type DraftValue = string | Draft | readonly DraftValue[]

const isText = (value: unknown): value is string => typeof value === 'string'
const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fits a value to the shape of a form: fields that the shape doesn't have are dropped, missing ones are empty. The first entry of a list in the shape
 *  describes all of its entries. */
export function filled<Shape extends DraftValue>(shape: Shape, value: unknown): Shape {
  return fill(shape, value) as Shape
}

function fill(shape: DraftValue, value: unknown): DraftValue {
  if (isText(shape)) return textOf(value)
  if (Array.isArray(shape)) return (Array.isArray(value) ? value : []).map((entry) => fill(shape[0] as DraftValue, entry))
  const group = isGroup(value) ? value : {}
  return Object.fromEntries(
    Object.entries(shape).map(([name, inner]) => [name, fill(inner, Object.hasOwn(group, name) ? group[name] : undefined)]),
  )
}

function textOf(value: unknown): string {
  if (value === true) return 'on'
  return isText(value) || typeof value === 'number' ? String(value) : ''
}

/** Turns flat field names into groups and lists: `options.1.title` is the title of the second option. Texts are trimmed. */
export function treeOf(form: Iterable<[string, FormDataEntryValue]>): Record<string, unknown> {
  const root: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [name, value] of form)
    if (isText(value) && /^[a-zA-Z]+(\.[a-zA-Z0-9]{1,40}){0,8}$/.test(name)) put(root, name.split('.'), value.trim())
  return asLists(root) as Record<string, unknown>
}

function put(place: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) place[name] = value
  else put((isGroup(place[name]) ? place[name] : (place[name] = Object.create(null))) as Record<string, unknown>, rest, value)
}

/** Groups with numbers as names become lists, in the order of the numbers. */
function asLists(value: unknown): unknown {
  if (!isGroup(value)) return value
  const names = Object.keys(value)
  if (names.length > 0 && names.every((name) => /^\d{1,4}$/.test(name)))
    return names.toSorted((a, b) => Number(a) - Number(b)).map((name) => asLists(value[name]))
  return Object.fromEntries(names.map((name) => [name, asLists(value[name])]))
}
