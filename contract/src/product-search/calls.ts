import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { field, maybe, Shape, Text } from '../scalars.ts'
import { ExpandedTerm, explainedMax, ExplainedProduct } from './explanation.ts'
import { SearchSettings, searchSettingsMax, SearchSettingsChanges } from './settings.ts'
import { SuggestedCollection, suggestedCollectionsMax, SuggestedProduct, suggestedProductsMax } from './suggestion.ts'

const shared = { family: 'stoa', source: 'screens §5: search; decision 0150' } as const
const team = { ...shared, allow: ['owner', 'app'] } as const

const text = field(Text(100, 1), 'Text that the shopper has typed. Its last word can be incomplete.')
const correctedText = maybe(Type.String(), 'Text that was searched for instead, because nothing matches what was sent. Absent otherwise.')
const Settings = Shape({ settings: field(SearchSettings, 'The settings as they are now.') })

export const suggestProducts = call({
  ...shared,
  method: 'GET',
  path: '/v1/product-search/suggestions',
  allow: callers,
  permission: 'WIX_STORES.READ_PRODUCTS',
  writes: false,
  summary: 'Suggest products while a shopper types.',
  description:
    `Returns the first products that \`listProducts\` with \`RELEVANCE\` finds, up to ${suggestedProductsMax}, and up to ${suggestedCollectionsMax} visible collections with a ` +
    'name in which each word begins a word. Hidden products are left out for every caller.',
  request: Shape({ text }),
  response: Shape({
    products: field(Type.Array(SuggestedProduct, { maxItems: suggestedProductsMax }), 'Products, the most relevant first.'),
    collections: field(Type.Array(SuggestedCollection, { maxItems: suggestedCollectionsMax }), 'Collections by name.'),
    correctedText,
  }),
  problems: {},
  example: { text: 'glas' },
})

export const getSearchSettings = call({
  ...team,
  method: 'GET',
  path: '/v1/product-search/settings',
  permission: 'SEARCH.READ',
  writes: false,
  summary: 'Get the search settings.',
  request: Shape({}),
  response: Settings,
  problems: {},
  example: {},
})

export const updateSearchSettings = call({
  ...team,
  method: 'PATCH',
  path: '/v1/product-search/settings',
  permission: 'SEARCH.MANAGE',
  writes: true,
  summary: 'Update the search settings.',
  description: `Replaces each list that is sent, of up to ${searchSettingsMax} entries. Searches use the settings at once. Terms and texts are equal if only case, accents or punctuation differ.`,
  request: Shape({ settings: field(SearchSettingsChanges, 'The lists to replace, with the revision.') }),
  response: Settings,
  problems: {
    INVALID_REVISION: { status: 409, message: 'The settings have changed since they were read. Read them again.' },
  },
  example: {
    settings: {
      revision: '1',
      synonyms: [{ terms: ['mug', 'coffee cup'] }],
      oneWaySynonyms: [{ term: 'crockery', synonyms: ['plate', 'bowl'] }],
    },
  },
})

export const explainSearch = call({
  ...team,
  method: 'GET',
  path: '/v1/product-search/explanation',
  permission: 'SEARCH.READ',
  writes: false,
  summary: 'Explain what a search finds.',
  description: `Returns the first products that shoppers find, up to ${explainedMax}, in the order of \`RELEVANCE\`, each with the reasons.`,
  request: Shape({ text }),
  response: Shape({
    products: field(Type.Array(ExplainedProduct, { maxItems: explainedMax }), 'Products, the most relevant first.'),
    total: maybe(Type.Integer({ minimum: 0 }), 'Number of products that shoppers find. Absent if there are more than 10,000.'),
    synonyms: field(Type.Array(ExpandedTerm), 'Terms of the text that have synonyms.'),
    correctedText,
  }),
  problems: {},
  example: { text: 'glass' },
})
