import { algorithmIds } from '@stoa/contract/recommendations/algorithm'
import { recommendedMax } from '@stoa/contract/recommendations/limits'

/** A request for recommendations as the page's form and URL have it. */
export interface Trial {
  /** IDs of the algorithms, in the order in which they are tried. */
  algorithms: string[]
  /** IDs of the products that the recommendation goes with. */
  productIds: string[]
  minimum: number
  /** What is searched for among products. */
  search: string
}

const order = [algorithmIds.boughtTogether, algorithmIds.sameCategories, algorithmIds.similarNames, algorithmIds.bestSellers]
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Number of products that the form can have. */
const productsMax = 20
const searchMax = 100

/** The request in a URL. Without a form in it: all algorithms. Invalid values are left out. */
export function trialIn(query: URLSearchParams): Trial {
  const algorithms = query.has('algorithm') ? distinct(query, 'algorithm').filter((id) => order.some((one) => one === id)) : [...order]
  return {
    algorithms,
    productIds: distinct(query, 'product')
      .filter((id) => guid.test(id))
      .slice(0, productsMax),
    minimum: minimumIn(query),
    search: (query.get('q') ?? '').trim().slice(0, searchMax),
  }
}

const distinct = (query: URLSearchParams, name: string): string[] => [...new Set(query.getAll(name))]

function minimumIn(query: URLSearchParams): number {
  const text = query.get('minimum') ?? ''
  return /^\d{1,3}$/.test(text) ? Math.min(Math.max(Number(text), 1), recommendedMax) : 1
}
