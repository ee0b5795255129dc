import { expect, test } from 'vitest'
import { mediaChanges } from './media-changes.ts'
import { newProductDraft, type ProductDraft } from './product-draft.ts'

const media = ['a', 'b'].map((id) => ({ id, alt: `Alt of ${id}` }))
const withPictures = (pictures: string[], rest: Partial<ProductDraft> = {}, name = 'Moss'): ProductDraft => ({
  ...newProductDraft,
  media,
  options: [
    { key: 'Glaze', was: 'Glaze', name: 'Glaze', isColour: '', choices: [{ key: 'Moss', was: 'Moss', name, colour: '', pictures }] },
  ],
  ...rest,
})
const sent = media.map(({ id, alt }) => ({ mediaId: id, altText: alt }))

test.each<[string, ProductDraft, ProductDraft | undefined, object | undefined]>([
  ['nothing', withPictures(['a']), withPictures(['a']), undefined],
  ['a new product without any', newProductDraft, undefined, undefined],
  ['a new product', withPictures([]), undefined, { media: sent }],
  ['the order', withPictures(['a'], { media: media.toReversed() }), withPictures(['a']), { media: sent.toReversed() }],
  [
    'pictures of a choice',
    withPictures(['b']),
    withPictures(['a']),
    { media: sent, choices: [{ option: 'Glaze', choice: 'Moss', mediaIds: ['b'] }] },
  ],
  ['the name of the choice', withPictures(['a'], {}, 'Green'), withPictures(['a']), undefined],
  ['a picture that a choice had', withPictures(['a'], { media: [media[1]!] }), withPictures(['a']), { media: [sent[1]], choices: [] }],
])('%s', (_, draft, base, changes) => expect(mediaChanges(draft, base)).toEqual(changes))
