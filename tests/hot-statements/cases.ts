import { addToCart, cases, dataCollectionId, dataInsert, dataQuery, ordersSearch, productList, type Case } from '../../bench/cases.ts'
import type { Step } from '../../bench/load.ts'

interface Callers {
  clientId: string
  apiKey: string
  memberToken: string
}

const read = (path: string): Step[] => [{ method: 'GET', path }]
const send = (path: string, body: object): Step[] => [{ method: 'POST', path, body }]
const item = { data: { title: 'Thing', price: 12, city: 'City 3' } }
const ofVisitor = { freshVisitors: false }

/** What visitors, members and owners do all day: the calls of the benchmark, and their neighbours. Their statements must not read whole tables. */
export const hotCases = ({ clientId, apiKey, memberToken }: Callers): readonly Case[] => [
  ...cases,
  productList,
  { ...ordersSearch, token: apiKey },
  { name: 'cart', ...ofVisitor, steps: (facts) => [addToCart(facts), ...read('/ecom/v1/carts/current')] },
  { name: 'a visitor’s token', ...ofVisitor, token: '', steps: () => send('/oauth2/token', { clientId, grantType: 'anonymous' }) },
  { name: 'current member', ...ofVisitor, token: memberToken, steps: () => read('/members/v1/members/my?fieldsets=FULL') },
  { name: 'data item', ...ofVisitor, steps: () => read(`/wix-data/v2/items/item-7?dataCollectionId=${dataCollectionId}`) },
  dataQuery,
  dataInsert,
  {
    name: 'data bulk insert',
    ...ofVisitor,
    steps: () => send('/wix-data/v2/bulk/items/insert', { dataCollectionId, dataItems: Array.from({ length: 10 }, () => item) }),
  },
]
