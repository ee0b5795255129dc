/** Finds the catalogue of a site's language, such as `en` or `en-GB`; English where there is none yet. A language that lacks a sentence does not compile. */
export function textsIn<Texts extends object>(catalogues: { en: Texts } & Readonly<Record<string, Texts>>): (language: string) => Texts {
  return (language) => catalogues[language] ?? catalogues[language.split('-', 1)[0]!] ?? catalogues.en
}
