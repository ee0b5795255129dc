import { expect, test } from 'vitest'
import { algorithmIds } from '@stoa/contract/recommendations/algorithm'
import { trialIn } from './trial.ts'

const { bestSellers, boughtTogether, sameCategories, similarNames } = algorithmIds
const jug = '10000000-0000-4000-8000-000000000001'
const all = [boughtTogether, sameCategories, similarNames, bestSellers]
const usual = { algorithms: all, productIds: [], minimum: 1, search: '' }

test.each([
  ['without a form', '', usual],
  ['in an order', `algorithm=${bestSellers}&algorithm=${similarNames}`, { ...usual, algorithms: [bestSellers, similarNames] }],
  [
    'twice, none and unknown',
    `algorithm=${bestSellers}&algorithm=&algorithm=${bestSellers}&algorithm=x`,
    { ...usual, algorithms: [bestSellers] },
  ],
  ['none', 'algorithm=&algorithm=', { ...usual, algorithms: [] }],
  ['products', `product=${jug}&product=x&product=${jug}`, { ...usual, productIds: [jug] }],
  ['a minimum', 'minimum=4', { ...usual, minimum: 4 }],
  ['a minimum of zero', 'minimum=0', usual],
  ['too high a minimum', 'minimum=999', { ...usual, minimum: 100 }],
  ['no minimum', 'minimum=many', usual],
  ['a search', `q=%20jug%20`, { ...usual, search: 'jug' }],
])('the request of a URL: %s', (_, query, expected) => {
  expect(trialIn(new URLSearchParams(query))).toEqual(expected)
})
