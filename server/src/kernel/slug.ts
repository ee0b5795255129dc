/** Lowercase letters and digits of any script, with single hyphens between them. */
const pattern = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u

export const isSlug = (text: string): boolean => pattern.test(text)

/** The slug of a name, at most so long. Empty if the name has neither letters nor digits. */
export const slugFrom = (name: string, lengthMax: number): string =>
  name
    .normalize('NFD')
    // Accents of Latin letters, not the signs of other scripts.
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, lengthMax)
    .replaceAll(/^-+|-+$/g, '')
