/** Returns the texts of a site's language, such as `en` or `en-GB`; English if it isn't available. A language with a missing text doesn't compile. */
export function textsIn<Texts extends object>(catalogues: { en: Texts } & Readonly<Record<string, Texts>>): (language: string) => Texts {
  return (language) => catalogues[language] ?? catalogues[language.split('-', 1)[0]!] ?? catalogues.en
}
