import { expect, test } from 'vitest'
import type { OptionDraft } from './product-draft.ts'
import { renamesOf } from './renames.ts'

/** `S>Small`: a choice with a new name; `+XL`: a new one. */
const option = (name: string, ...choices: string[]): OptionDraft => {
  const named = (text: string) => {
    const [was = '', now = was] = text.startsWith('+') ? ['', text.slice(1)] : text.split('>')
    return { key: was, was, name: now }
  }
  return { ...named(name), isColour: '', choices: choices.map((choice) => ({ ...named(choice), colour: '', pictures: [] })) }
}

const before = [option('Size', 'S', 'M', 'L'), option('Glaze', 'Moss')]

test.each<[string, OptionDraft[], [string, string | undefined, string][]]>([
  ['nothing', before, []],
  ['an option', [option('Size>Width', 'S', 'M', 'L'), option('Glaze', 'Moss')], [['Size', undefined, 'Width']]],
  [
    'a choice, then its option',
    [option('Size>Width', 'S>Small', 'M', 'L')],
    [
      ['Size', 'S', 'Small'],
      ['Size', undefined, 'Width'],
    ],
  ],
  [
    'a chain, from its end',
    [option('Size', 'S>M', 'M>L', 'L>XL')],
    [
      ['Size', 'L', 'XL'],
      ['Size', 'M', 'L'],
      ['Size', 'S', 'M'],
    ],
  ],
  [
    'two that change places',
    [option('Size', 'S>M', 'M>S', 'L')],
    [
      ['Size', 'M', 'M ~2'],
      ['Size', 'S', 'M'],
      ['Size', 'M ~2', 'S'],
    ],
  ],
  [
    'one with the name of a choice that is removed',
    [option('Size', 'S>L', 'M')],
    [
      ['Size', 'L', 'L ~2'],
      ['Size', 'S', 'L'],
    ],
  ],
  ['no new ones, and no blank names', [option('Size', 'S>', 'M', '+XL'), option('+Weight', '+Light')], []],
])('%s', (_, after, steps) => {
  expect(renamesOf(after, before).map(({ option: of, choice, name }) => [of, choice, name])).toEqual(steps)
})
