import { pieces } from '@stoa/ui/texts/pieces'

/** The page that tries recommendations. */
export const recommendations = {
  title: 'Recommendations',
  detail: 'Try what your shop’s apps and pages get when they ask for recommendations. Nothing is saved.',
  algorithms: 'Algorithms',
  algorithmsHint: 'They’re tried in this order. The first one that finds enough products is the answer.',
  choices: ['First', 'Second', 'Third', 'Fourth'],
  none: 'None',
  products: 'Products',
  productsHint: 'What the shopper looks at or has in the cart, the most important first. Best sellers need none.',
  selected: 'Selected products',
  search: 'Product name',
  find: 'Find products',
  matches: 'Products to select',
  noMatch: 'No products found.',
  select: 'Select products and show recommendations again to use them.',
  minimum: 'Products that are enough',
  minimumHint: 'If an algorithm finds fewer, the next one is tried.',
  show: 'Show recommendations',
  explanations: 'What the algorithms do',
  types: { RELATED_ITEMS: 'Needs products', GLOBAL: 'Needs no products' },
  result: 'Result',
  by: (algorithm: string, count: number) => `${pieces(count, 'product', 'products')} by “${algorithm}”`,
  empty: 'No recommendations',
  emptyHint: (minimum: number) =>
    minimum === 1 ? 'None of the algorithms found a product.' : `None of the algorithms found ${minimum} products.`,
  needsProducts: 'The selected algorithms need products. Select one, or add the best sellers.',
  needsAlgorithm: 'Select at least one algorithm.',
  sales: 'Algorithms that count orders are updated every hour.',
}
