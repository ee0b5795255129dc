import { refuseFields } from '../../kernel/refuse.ts'

const lengthMax = 255

/** Characters that don't show, or that change the order of those around them: NUL and other controls, and marks of direction. */
const invisible = /[\p{Cc}\u{061C}\u{200B}-\u{200F}\u{2028}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu

/** The name of a file or folder as it is shown: the last part of a path, of visible characters, at most 255 of them with the extension kept. Undefined if it is
 *  blank. */
export function visibleNameOf(sent: string): string | undefined {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1)!
  const visible = last.replaceAll(invisible, '').trim()
  if (/^\.*$/.test(visible)) return undefined
  if (visible.length <= lengthMax) return visible
  return nameWithEnd(visible, /\.[A-Za-z0-9]{1,8}$/.exec(visible)?.[0] ?? '')
}

/** The beginning of a name, and its end: as many characters together as a name can have, and none of them by half. */
export const nameWithEnd = (name: string, end: string): string =>
  `${name
    .slice(0, lengthMax - end.length)
    .toWellFormed()
    .replace(/\u{FFFD}$/u, '')}${end}`

/** As a visible name, with another one if it is blank. */
export const displayNameOf = (sent: string, otherwise = 'file'): string => visibleNameOf(sent) ?? otherwise

/** As a visible name, refused if it is blank. `field` is its path in the request. */
export const requireDisplayName = (sent: string, field: string): string =>
  visibleNameOf(sent) ?? refuseFields({ field, description: 'must have a visible character besides dots', violatedRule: 'VALIDATION' })
