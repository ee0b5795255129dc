/** Text of a shop as one line of Markdown that cannot be taken for markup. */
export const inOneLine = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`)
    .trim()
