const lengthMax = 255

/** Characters that don't show, or that change the order of those around them: NUL and other controls, and marks of direction. */
const invisible = /[\p{Cc}\u{061C}\u{200B}-\u{200F}\u{2028}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu

/** A file's name as it is shown: the last part of a path, of visible characters, at most 255 of them with the extension kept. */
export function displayNameOf(sent: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1)!
  const visible = last.replaceAll(invisible, '').trim()
  if (/^\.*$/.test(visible)) return 'file'
  if (visible.length <= lengthMax) return visible
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(visible)?.[0] ?? ''
  return `${visible
    .slice(0, lengthMax - extension.length)
    .toWellFormed()
    .replace(/\u{FFFD}$/u, '')}${extension}`
}
