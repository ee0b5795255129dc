import { describe, expect, test } from 'vitest'
import { option, product, thrownBy } from '../../../../../tests/support/rule-products.ts'
import type { ProductWithVariants } from '../product.ts'
import { withChoiceMedia, withMedia, withMediaAdded, withoutAllChoiceMedia, withoutChoiceMedia } from './apply-media.ts'

const picture = (id: string) => ({ id, width: 1, height: 1, altText: '' })
const of = (option_: string, choice: string, ...mediaIds: string[]) => ({ option: option_, choice, mediaIds })
const shown = () =>
  withChoiceMedia(
    product({ doc: { media: ['a', 'b', 'c'].map(picture), options: [option('Size', 'S', 'M'), option('Colour', 'Moss')] } }),
    [of('Size', 'S', 'a'), of('Size', 'M', 'b')],
  )

const idsOf = ({ product: { doc } }: ProductWithVariants) => ({
  media: doc.media.map(({ id }) => id).join(' '),
  choices: doc.options.flatMap(({ choices }) => choices.map(({ description, mediaIds }) => `${description}: ${mediaIds.join(' ')}`)),
})

describe('pictures', () => {
  test.each<[string, () => ProductWithVariants, string, string[]]>([
    ['are added after the others', () => withMediaAdded(shown(), [picture('d')]), 'a b c d', ['S: a', 'M: b', 'Moss: ']],
    [
      'that are there stay where they are',
      () => withMediaAdded(shown(), [picture('b'), picture('d'), picture('d')]),
      'a b c d',
      ['S: a', 'M: b', 'Moss: '],
    ],
    ['of choices are added to theirs', () => withChoiceMedia(shown(), [of('Size', 'S', 'c', 'a')]), 'a b c', ['S: a c', 'M: b', 'Moss: ']],
    [
      'of one choice can be given in several entries',
      () => withChoiceMedia(shown(), [of('Size', 'S', 'b'), of('Size', 'S', 'c')]),
      'a b c',
      ['S: a b c', 'M: b', 'Moss: '],
    ],
    ['are removed from a choice', () => withoutChoiceMedia(shown(), [of('Size', 'S', 'a', 'zzz')]), 'a b c', ['S: ', 'M: b', 'Moss: ']],
    ['are removed from all choices', () => withoutAllChoiceMedia(shown()), 'a b c', ['S: ', 'M: ', 'Moss: ']],
    ['that a product loses, its choices lose', () => withMedia(shown(), [picture('b')]), 'b', ['S: ', 'M: b', 'Moss: ']],
    [
      'can move to another option',
      () => withChoiceMedia(withoutAllChoiceMedia(shown()), [of('Colour', 'Moss', 'c')]),
      'a b c',
      ['S: ', 'M: ', 'Moss: c'],
    ],
  ])('%s', (_what, change, media, choices) => expect(idsOf(change())).toEqual({ media, choices }))
})

describe('refused', () => {
  test.each<[string, () => unknown, object]>([
    [
      '404: a picture that the product doesn’t have',
      () => withChoiceMedia(shown(), [of('Size', 'S', 'z')]),
      { code: 'MEDIA_NOT_FOUND', data: { mediaId: 'z' } },
    ],
    [
      '404: no such option',
      () => withChoiceMedia(shown(), [of('Scent', 'S', 'a')]),
      { code: 'CHOICE_NOT_FOUND', data: { option: 'Scent', choice: 'S' } },
    ],
    [
      '404: no such choice',
      () => withoutChoiceMedia(shown(), [of('Size', 'L')]),
      { code: 'CHOICE_NOT_FOUND', data: { option: 'Size', choice: 'L' } },
    ],
    ['409: another option has pictures', () => withChoiceMedia(shown(), [of('Colour', 'Moss', 'c')]), { code: 'MEDIA_OF_ANOTHER_OPTION' }],
    [
      '400: more than a hundred',
      () =>
        withMediaAdded(
          shown(),
          Array.from({ length: 98 }, (_, at) => picture(`n${at}`)),
        ),
      { code: 'TOO_MANY_MEDIA' },
    ],
  ])('%s', (_what, change, expected) => expect(thrownBy(change)).toMatchObject(expected))

  test('a hundred are allowed', () => {
    const many = withMediaAdded(
      shown(),
      Array.from({ length: 97 }, (_, at) => picture(`n${at}`)),
    )
    expect(many.product.doc.media.length).toBe(100)
  })
})
