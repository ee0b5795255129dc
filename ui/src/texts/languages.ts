/** The language of the browser tests: derived from English (pseudo.ts) and written from right to left. Its code is the usual one for such languages. */
export const pseudoLanguage = 'qps-plocm'

type Derive = <T>(texts: T) => T

let derive: Derive | undefined
const cachedTexts = new WeakMap<object, object>()

/** Registers the derived language in this process or browser. It is only loaded by those who use it. */
export const learnPseudo = (pseudoOf: Derive): void => void (derive = pseudoOf)

/** The texts in the requested language, if that is the derived one; otherwise unchanged. */
export function inLanguage<T extends object>(language: string, texts: T): T {
  if (language !== pseudoLanguage || !derive) return texts
  const made = (cachedTexts.get(texts) as T | undefined) ?? derive(texts)
  cachedTexts.set(texts, made)
  return made
}

/** The language of the texts for a site in another language, so that screen readers use the right one. */
export const spokenLanguage = (language: string): string => (language === pseudoLanguage ? pseudoLanguage : 'en')

const fromRightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi', 'qps'])

/** The writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (fromRightToLeft.has(language.split('-', 1)[0]!) ? 'rtl' : 'ltr')
