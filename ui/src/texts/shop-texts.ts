import { problems } from './en/problems.ts'
import { shared } from './en/shared.ts'
import { storefront } from './en/storefront.ts'
import { inLanguage } from './languages.ts'
import type { Texts } from './texts.ts'

/** What a shopper's browser loads of the catalogue: the desk's words are more than all others together, and no page of the shop says them. */
const en = { shared, problems, storefront } as Texts

const catalogues: Readonly<Record<string, Texts>> = { en }

/** The shop's words in a language, such as `en` or `en-GB`; English where there is none yet. */
export const shopTextsOf = (language: string): Texts =>
  inLanguage(language, catalogues[language] ?? catalogues[language.split('-', 1)[0]!] ?? en)
