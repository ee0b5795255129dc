import { escapeHtml, trustedHtml, type Html } from '../../http/html.ts'

/** A drawing of 360 units, so that its text is readable on a phone. Colours are those of the page. */
export const picture = (description: string, height: number, parts: readonly Html[]): Html =>
  trustedHtml(
    `<svg class="picture" viewBox="0 0 360 ${height}" role="img" aria-label="${escapeHtml(description)}">${parts.map(({ text }) => text).join('')}</svg>`,
  )

export interface Box {
  x: number
  y: number
  width: number
  title: string
  /** A second line. */
  text?: string
  isStrong?: boolean
}

const boxHeight = 48

export function box({ x, y, width, title, text, isStrong = false }: Box): Html {
  const middle = x + width / 2
  const lines =
    text === undefined
      ? [[title, y + 29]]
      : ([
          [title, y + 21],
          [text, y + 38],
        ] as const)
  return trustedHtml(
    `<g class="${isStrong ? 'picture-strong' : 'picture-box'}"><rect x="${x}" y="${y}" width="${width}" height="${boxHeight}" rx="10"/>${lines
      .map(
        ([line, at], index) =>
          `<text x="${middle}" y="${at}"${index > 0 ? ' class="picture-small"' : ''}>${escapeHtml(String(line))}</text>`,
      )
      .join('')}</g>`,
  )
}

/** A horizontal or vertical arrow, with its label above it. */
export function arrow([x, y]: readonly [number, number], [toX, toY]: readonly [number, number], label = ''): Html {
  const head =
    toX > x ? `M${toX - 6} ${toY - 4}L${toX} ${toY}L${toX - 6} ${toY + 4}` : `M${toX - 4} ${toY - 6}L${toX} ${toY}L${toX + 4} ${toY - 6}`
  const text = label && `<text class="picture-small" x="${(x + toX) / 2}" y="${y - 7}">${escapeHtml(label)}</text>`
  return trustedHtml(`<g class="picture-arrow"><path d="M${x} ${y}L${toX} ${toY}${head}"/>${text}</g>`)
}

export const label = (x: number, y: number, text: string): Html =>
  trustedHtml(`<text class="picture-small" x="${x}" y="${y}">${escapeHtml(text)}</text>`)

/** A dot for yes, a ring for "their own", nothing for no. */
export const mark = (x: number, y: number, kind: 'yes' | 'own' | 'no'): Html =>
  trustedHtml(kind === 'no' ? '' : `<circle class="picture-${kind}" cx="${x}" cy="${y}" r="6"/>`)
