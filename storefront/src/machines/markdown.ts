/** Text as one line of Markdown, with markup escaped. */
export const inOneLine = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`)
    .trim()
