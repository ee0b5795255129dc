import type { Violation } from '@stoa/contract/problems'
import { synonymsOfTermMax } from '@stoa/contract/product-search/settings'
import { violation } from '../../database/query/violation.ts'
import type { SearchDoc } from './settings.ts'
import { termKey, termsOf } from './terms.ts'

/** Terms and texts without a letter or digit, terms with too many synonyms, and texts that have products already. */
export function violationsIn(doc: SearchDoc): Violation[] {
  const { synonyms, oneWaySynonyms, pins } = doc
  const texts: [string, string][] = [
    ...synonyms.flatMap(({ terms }, group) => terms.map((term, at): [string, string] => [`synonyms[${group}].terms[${at}]`, term])),
    ...oneWaySynonyms.flatMap(({ term, synonyms: others }, group): [string, string][] => [
      [`oneWaySynonyms[${group}].term`, term],
      ...others.map((other, at): [string, string] => [`oneWaySynonyms[${group}].synonyms[${at}]`, other]),
    ]),
    ...pins.map(({ text }, at): [string, string] => [`pins[${at}].text`, text]),
  ]
  const crowded = new Set(termsOf(doc).flatMap(({ term, synonyms: others }) => (others.length > synonymsOfTermMax ? [term] : [])))
  const keys = pins.map(({ text }) => termKey(text))
  return [
    ...texts
      .filter(([, text]) => termKey(text) === '')
      .map(([field]) => violation(`settings.${field}`, 'REQUIRED_FIELD', 'needs a letter or a digit')),
    ...texts
      // Each of them once.
      .filter(([, text]) => crowded.delete(termKey(text)))
      .map(([field]) =>
        violation(`settings.${field}`, 'MAX_SIZE', `has more than ${synonymsOfTermMax} synonyms`, { threshold: synonymsOfTermMax }),
      ),
    ...keys.flatMap((key, at) =>
      key !== '' && keys.indexOf(key) < at
        ? [violation(`settings.pins[${at}].text`, 'OTHER', 'is the text of other products already')]
        : [],
    ),
  ]
}
