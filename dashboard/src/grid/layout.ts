import type { GridField } from './field.ts'

export interface SortBy {
  key: string
  isDown: boolean
}

/** The columns of a grid, their order and widths, and how many of them are frozen. */
export interface Layout {
  /** Field keys. */
  columns: readonly string[]
  widths: Readonly<Record<string, number>>
  frozen: number
}

/** Sort fields per request, the limit of the server. */
const sortsMax = 10
export const widthMin = 60
export const widthMax = 800

const keyPattern = /^[A-Za-z_][A-Za-z0-9_-]*$/

const namesIn = (query: URLSearchParams, name: string): string[] => (query.get(name) ?? '').split(',').filter(Boolean)

/** `?sort=-price,title`: by price descending, then by title. */
export const sortsIn = (query: URLSearchParams): SortBy[] =>
  namesIn(query, 'sort')
    .map((name) => ({ key: name.replace(/^-/, ''), isDown: name.startsWith('-') }))
    .filter(({ key }) => keyPattern.test(key))
    .slice(0, sortsMax)

export const sortText = (sort: readonly SortBy[]): string => sort.map(({ key, isDown }) => `${isDown ? '-' : ''}${key}`).join()

/** The sort after a click on a header: ascending, descending, then none. With Shift the other sort fields are kept. */
export function toggleSort(sort: readonly SortBy[], key: string, isBeside: boolean): SortBy[] {
  const before = sort.find((one) => one.key === key)
  const next = before ? (before.isDown ? [] : [{ key, isDown: true }]) : [{ key, isDown: false }]
  if (!isBeside) return next
  return before ? sort.flatMap((one) => (one.key === key ? next : [one])) : [...sort, ...next]
}

/** Without `?columns=`: all fields that aren't hidden. Unknown keys are ignored; there is always at least one column. */
export function layoutOf(query: URLSearchParams, fields: readonly GridField[]): Layout {
  const asked = [...new Set(namesIn(query, 'columns'))].filter((key) => fields.some((field) => field.key === key))
  const own = fields.filter(({ isHidden }) => !isHidden).map(({ key }) => key)
  const usual = own.length > 0 ? own : fields.map(({ key }) => key)
  const columns = asked.length > 0 ? asked : usual
  return { columns, widths: widthsIn(query), frozen: Math.min(frozenIn(query), columns.length) }
}

const frozenIn = (query: URLSearchParams): number => (/^\d$/.test(query.get('frozen') ?? '') ? Number(query.get('frozen')) : 1)

function widthsIn(query: URLSearchParams): Record<string, number> {
  const pairs = namesIn(query, 'widths').map((pair) => pair.split('.') as [string, string?])
  return Object.fromEntries(
    pairs.flatMap(([key, width = '']) => (keyPattern.test(key) && /^\d{2,4}$/.test(width) ? [[key, clampedWidth(Number(width))]] : [])),
  )
}

export const clampedWidth = (width: number): number => Math.round(Math.min(Math.max(width, widthMin), widthMax))

/** The parameters of a layout, empty for the default. */
export function layoutParams({ columns, widths, frozen }: Layout, fields: readonly GridField[]): Record<string, string> {
  const usual = layoutOf(new URLSearchParams(), fields)
  return {
    columns: columns.join() === usual.columns.join() ? '' : columns.join(),
    widths: Object.entries(widths)
      .filter(([key]) => columns.includes(key))
      .map(([key, width]) => `${key}.${width}`)
      .join(),
    frozen: frozen === usual.frozen ? '' : String(frozen),
  }
}

/** Parameters that only change the layout: they load nothing again. Figures are loaded separately. */
export const layoutOnlyParams = ['columns', 'widths', 'frozen', 'peek', 'figures'] as const

/** The part of an address that selects the rows; equal for addresses that ask for the same. */
export function listingKey(query: URLSearchParams): string {
  const asked = new URLSearchParams(query)
  for (const name of [...layoutOnlyParams, 'cursor']) asked.delete(name)
  asked.sort()
  return asked.toString()
}
