import { inLanguage } from './languages.ts'

/** Finds the catalogue of a language, such as `en` or `en-GB`; English where there is none yet. */
export function textsIn<Texts extends object>(catalogues: { en: Texts } & Readonly<Record<string, Texts>>): (language: string) => Texts {
  return (language) => inLanguage(language, catalogues[language] ?? catalogues[language.split('-', 1)[0]!] ?? catalogues.en)
}
