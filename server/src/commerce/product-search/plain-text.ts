const spelledOut: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** A text as it is searched: lower case, words without accents and signs, with a space between. `stoa_plain` in the database does the same. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[øłđðıςßæœþ]/g, (letter) => spelledOut[letter]!)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The words of a text, as they are searched. */
export const tokensOf = (text: string): string[] => plainText(text).split(' ').filter(Boolean)

const inline = /<\/?(?:strong|b|em|i|u|s|strike|del|code|a|span)(?:\s[^>]*)?>/gi

/** The same of HTML. Tags within a word don't split it. */
export const plainTextOfHtml = (html: string): string =>
  plainText(
    html
      .replaceAll(inline, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&#?[a-z0-9]+;/gi, ' '),
  )
