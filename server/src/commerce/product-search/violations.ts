import type { Violation } from '@stoa/contract/problems'
import { violation } from '../../database/query/violation.ts'
import type { SearchDoc } from './settings.ts'
import { termKey } from './terms.ts'

/** Terms and texts without a letter or digit, and texts that have products already. */
export function violationsIn({ synonyms, oneWaySynonyms, pins }: SearchDoc): Violation[] {
  const texts: [string, string][] = [
    ...synonyms.flatMap(({ terms }, group) => terms.map((term, at): [string, string] => [`synonyms[${group}].terms[${at}]`, term])),
    ...oneWaySynonyms.flatMap(({ term, synonyms: others }, group): [string, string][] => [
      [`oneWaySynonyms[${group}].term`, term],
      ...others.map((other, at): [string, string] => [`oneWaySynonyms[${group}].synonyms[${at}]`, other]),
    ]),
    ...pins.map(({ text }, at): [string, string] => [`pins[${at}].text`, text]),
  ]
  const keys = pins.map(({ text }) => termKey(text))
  return [
    ...texts
      .filter(([, text]) => termKey(text) === '')
      .map(([field]) => violation(`settings.${field}`, 'REQUIRED_FIELD', 'needs a letter or a digit')),
    ...keys.flatMap((key, at) =>
      key !== '' && keys.indexOf(key) < at
        ? [violation(`settings.pins[${at}].text`, 'OTHER', 'is the text of other products already')]
        : [],
    ),
  ]
}
