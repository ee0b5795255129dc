/** The language of the browser tests: derived from English (pseudo.ts), written from right to left. Its name is the one such languages go by. */
export const pseudoLanguage = 'qps-plocm'

type Derive = <T>(texts: T) => T

let derive: Derive | undefined
const known = new WeakMap<object, object>()

/** Makes the derived language known to this process, or to this browser: nobody loads it who does not use it. */
export const learnPseudo = (pseudoOf: Derive): void => void (derive = pseudoOf)

/** A catalogue in the language asked for, where that one is derived from it; else as it is. */
export function inLanguage<T extends object>(language: string, texts: T): T {
  if (language !== pseudoLanguage || !derive) return texts
  const made = (known.get(texts) as T | undefined) ?? derive(texts)
  known.set(texts, made)
  return made
}

/** The language in which we have words for a site that speaks another: what is read out must be told its language. */
export const spokenLanguage = (language: string): string => (language === pseudoLanguage ? pseudoLanguage : 'en')

const fromRightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi', 'qps'])

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (fromRightToLeft.has(language.split('-', 1)[0]!) ? 'rtl' : 'ltr')
