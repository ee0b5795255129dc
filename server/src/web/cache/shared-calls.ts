import type { CallId } from '@stoa/contract/routes'

/** The calls that read the same for every visitor, so that the pages made from their answers are, too. `frame`: the answers are also kept apart from the pages,
 *  because most pages are made from the same ones. Whatever such a call reads is known from its statements; one that names the reader isn't shared after all. */
export const sharedCalls: Readonly<Partial<Record<CallId, 'page' | 'frame'>>> = {
  'catalogue.getProduct': 'page',
  'catalogue.listProducts': 'page',
  'catalogue.queryProducts': 'page',
  'collections.getCollectionBySlug': 'page',
  'collections.queryCollections': 'frame',
  'dataCollections.getDataPage': 'frame',
  'dataCollections.listDataPages': 'frame',
  'dataItems.aggregatePipelineDataItems': 'page',
  'dataItems.countDataItems': 'page',
  'dataItems.getDataItem': 'page',
  'dataItems.queryDataItems': 'page',
  'members.getCurrentMember': 'frame',
  'members.queryMembers': 'page',
  'reviews.getRatings': 'page',
  'reviews.queryReviews': 'page',
  'shop.getDeliveryOptions': 'frame',
  'shop.getShop': 'frame',
}
