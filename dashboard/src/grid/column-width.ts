import type { GridField, Kind } from './field.ts'
import type { Layout } from './layout.ts'
import { numberWidth } from './use-grid-size.ts'

const usual: Readonly<Record<Kind, number>> = {
  text: 220,
  long: 280,
  number: 120,
  boolean: 100,
  day: 130,
  instant: 180,
  time: 100,
  url: 220,
  email: 220,
  tags: 200,
  reference: 200,
  references: 240,
  json: 240,
  status: 130,
}

export const widthOf = ({ key, kind, width }: GridField, { widths }: Layout): number => widths[key] ?? width ?? usual[kind]

/** Column widths and the offsets of frozen columns, as custom properties shared by all rows: changing a width changes a single style. */
export function columnStyle(columns: readonly GridField[], layout: Layout): Record<string, string> {
  const style: Record<string, string> = {}
  let at = numberWidth
  columns.slice(0, layout.frozen).forEach((field, column) => {
    style[`--at-${column}`] = `${at}px`
    at += widthOf(field, layout)
  })
  const widths = columns.map((field) => widthOf(field, layout))
  style['--columns'] = `${numberWidth}px ${widths.map((width) => `${width}px`).join(' ')}`
  style['--width'] = `${numberWidth + widths.reduce((sum, width) => sum + width, 0)}px`
  style['--frozen'] = `${at}px`
  return style
}
