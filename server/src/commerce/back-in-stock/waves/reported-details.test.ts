import { expect, test } from 'vitest'
import { reportedDetails } from './reported-details.ts'

type Input = Parameters<typeof reportedDetails>

test.each<[string, Input[0], Input[1], ReturnType<typeof reportedDetails>]>([
  ['nothing', {}, {}, {}],
  ['empty texts', { name: '', image: { id: '', url: '' } }, {}, {}],
  ['the details', { name: 'Mug', price: '9.50', image: { id: 'mug.jpg' } }, {}, { name: 'Mug', price: '9.50', imageId: 'mug.jpg' }],
  ['the picture by its URL', { image: { url: 'https://shop.example/media/mug.jpg?v=2' } }, {}, { imageId: 'mug.jpg' }],
  ['a resized picture', { image: { url: 'https://shop.example/media/mug.jpg/v1/fill/w_9,h_9/mug.jpg' } }, {}, { imageId: 'mug.jpg' }],
  ['a picture elsewhere', { image: { url: 'https://other.example/mug.jpg' } }, {}, {}],
  [
    'parameters in place of details',
    { name: 'Mug', price: '9.50', image: { id: 'mug.jpg' } },
    { 'item.name': 'Cup', 'item.price': '2 for €5', 'item.image.url': '/media/cup.jpg' },
    { name: 'Cup', price: '2 for €5', imageId: 'cup.jpg' },
  ],
  [
    'other parameters',
    { name: 'Mug' },
    { Colour: 'Blue', toString: 'x' },
    {
      name: 'Mug',
      facts: [
        { name: 'Colour', text: 'Blue' },
        { name: 'toString', text: 'x' },
      ],
    },
  ],
])('%s', (_, details, parameters, reported) => {
  expect(reportedDetails(details, parameters)).toEqual(reported)
})
