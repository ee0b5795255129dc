import { Type } from 'typebox'
import { call } from '../call.ts'
import { quotaProblems } from '../files/problems.ts'
import { field, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { addedMediaProblems, choiceProblems, mediaProblems, productProblems } from './problems.ts'
import { Product } from './product.ts'
import { writer } from './writer.ts'

const MediaId = Text(500, 1)
const mediaIds = (description: string) => field(Type.Array(MediaId, { maxItems: 50 }), description)

const AddedMedia = Shape({
  mediaId: maybe(MediaId, 'ID of a picture or video of the media library. Set this or `url`.'),
  url: maybe(
    Type.String({ pattern: '^https?://', maxLength: 2000, form: 'a URL that starts with http:// or https://' }),
    'Address that a picture or video is imported from. Set this or `mediaId`.',
  ),
  choice: maybe(
    Shape({
      option: field(Text(50, 1), 'Name of the option.'),
      choice: field(Text(50, 1), 'Name of the choice.'),
    }),
    'A choice that the entry shows, such as Colour and Moss.',
  ),
})

const ChoiceMedia = Shape({
  option: field(Text(50, 1), 'Name of the option.'),
  choice: field(Text(50, 1), 'Name of the choice.'),
  mediaIds: mediaIds('IDs of pictures and videos of the product.'),
})
const choicesMedia = (what: string, minItems = 1) => field(Type.Array(ChoiceMedia, { minItems, maxItems: 10 }), what)

export const addProductMedia = call({
  ...writer,
  method: 'POST',
  path: '/v1/products/{id}/media',
  summary: 'Add pictures and videos to a product.',
  description:
    'Adds up to 50 entries after those that it has: files of the media library, or files that are imported from a URL and appear once they are ' +
    'stored. An entry that the product already has isn’t added again. Up to 100 in all. Only choices of one option can have pictures.',
  request: Shape({
    id: field(Guid, 'ID of the product.'),
    media: field(Type.Array(AddedMedia, { minItems: 1, maxItems: 50 }), 'Files to add, up to 50.'),
  }),
  example: { id: '10000000-0000-4000-8000-000000000001', media: [{ mediaId: 'jug.jpg' }] },
  response: Shape({}),
  problems: { ...productProblems, ...addedMediaProblems, ...quotaProblems },
})

export const removeProductMedia = call({
  ...writer,
  method: 'POST',
  path: '/v1/products/{id}/media/delete',
  summary: 'Remove pictures and videos from a product.',
  description: 'Removes the entries from the product and its choices; an empty list removes all. The files stay in the media library.',
  request: Shape({ id: field(Guid, 'ID of the product.'), mediaIds: mediaIds('IDs of the entries. Empty: all of them.') }),
  example: { id: '10000000-0000-4000-8000-000000000001', mediaIds: ['jug.jpg'] },
  response: Shape({}),
  problems: productProblems,
})

export const addProductMediaToChoices = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/products/{id}/choices/media',
  summary: 'Add pictures of a product to choices.',
  description: 'Only choices of one option can have pictures.',
  request: Shape({ id: field(Guid, 'ID of the product.'), media: choicesMedia('Choices and the pictures to add to each, up to 10.') }),
  example: { id: '10000000-0000-4000-8000-000000000001', media: [{ option: 'Size', choice: 'S', mediaIds: ['jug.jpg'] }] },
  response: Shape({}),
  problems: { ...productProblems, ...mediaProblems },
})

export const removeProductMediaFromChoices = call({
  ...writer,
  method: 'POST',
  path: '/v1/products/{id}/choices/media/delete',
  summary: 'Remove pictures from choices.',
  description: 'The pictures stay with the product.',
  request: Shape({
    id: field(Guid, 'ID of the product.'),
    media: choicesMedia('Choices and the pictures to remove from each, up to 10. Empty: all pictures of all choices.', 0),
  }),
  example: { id: '10000000-0000-4000-8000-000000000001', media: [{ option: 'Size', choice: 'S', mediaIds: ['jug.jpg'] }] },
  response: Shape({}),
  problems: { ...productProblems, ...choiceProblems },
})

export const setProductMedia = call({
  ...writer,
  family: 'stoa',
  method: 'PUT',
  path: '/v1/products/{id}/media',
  summary: 'Set the pictures and videos of a product.',
  description: 'Replaces all entries, in this order, and the pictures of its choices. The first is the main one.',
  source: 'decision 0137',
  request: Shape({
    id: field(Guid, 'ID of the product.'),
    media: field(
      Type.Array(
        Shape({
          mediaId: field(MediaId, 'ID of a picture or video of the media library.'),
          altText: maybe(Text(1000), 'What it shows, for people who can’t see it. As it was by default.'),
        }),
        { maxItems: 100 },
      ),
      'All pictures and videos in their order, up to 100.',
    ),
    choices: maybe(
      Type.Array(ChoiceMedia, { maxItems: 100 }),
      'Choices with their pictures; others then have none. Absent: choices keep those that the product still has.',
    ),
  }),
  example: { id: '10000000-0000-4000-8000-000000000001', media: [{ mediaId: 'jug.jpg', altText: 'A jug of white clay' }] },
  response: Shape({ product: field(Product, 'The product as it is now.') }),
  problems: { ...productProblems, ...mediaProblems },
})

export const setDigitalFile = call({
  ...writer,
  family: 'stoa',
  method: 'PUT',
  path: '/v1/products/{id}/digital-file',
  summary: 'Set the file of a digital product.',
  description:
    'Sets the file that buyers download once they have paid. It should be private. Earlier buyers keep the file that they bought.',
  source: 'screens §5: products, decision 0060',
  request: Shape({
    id: field(Guid, 'ID of the product.'),
    fileId: maybeNull(Text(500, 1), 'ID of a file of the media library. Null: no file.'),
  }),
  example: { id: '10000000-0000-4000-8000-000000000001', fileId: 'song.mp3' },
  response: Shape({}),
  problems: {
    ...productProblems,
    PRODUCT_NOT_DIGITAL: { status: 409, message: 'Only digital products have a file to download.' },
    FILE_NOT_READY: { status: 409, message: 'The file isn’t ready. Wait until it is processed.' },
    FILE_NOT_FOUND: { status: 404, message: 'No file with this ID exists.' },
  },
})
