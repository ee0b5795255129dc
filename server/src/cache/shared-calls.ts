import type { CallId } from '@stoa/contract/routes'

/** The calls that read the same for every visitor: what the shop, its members and their reviews show to the public. Their answers are kept, and pages made from
 *  them are the same for all visitors as well. `frame`: most pages are made from the same answers, which are also kept apart from the pages. Whatever such a
 *  call reads is known from its statements; one that names the reader isn't shared after all. */
export const sharedCalls = {
  'catalogue.getCollectionBySlug': 'page',
  'catalogue.getProduct': 'page',
  'catalogue.getProductByFormerSlug': 'page',
  'catalogue.getProductModifiers': 'page',
  'catalogue.getProductOptionsAvailability': 'page',
  'catalogue.getStoreVariant': 'page',
  'catalogue.listProducts': 'page',
  'catalogue.queryProductVariants': 'page',
  'catalogue.queryProducts': 'page',
  'catalogue.queryStoreVariants': 'page',
  'collections.getCollection': 'page',
  'collections.getCollectionBySlug': 'page',
  'collections.getCollectionPage': 'page',
  'collections.listFeaturedCollections': 'page',
  'collections.queryCollections': 'frame',
  'dataCollections.getDataPage': 'frame',
  'dataCollections.listDataPages': 'frame',
  'dataItems.aggregateDataItems': 'page',
  'dataItems.aggregatePipelineDataItems': 'page',
  'dataItems.countDataItems': 'page',
  'dataItems.getDataItem': 'page',
  'dataItems.isReferencedDataItem': 'page',
  'dataItems.queryDataItems': 'page',
  'dataItems.queryDistinctValues': 'page',
  'dataItems.queryReferencedDataItems': 'page',
  'dataItems.searchDataItems': 'page',
  'files.bulkGetPublicMedia': 'page',
  'members.getCurrentMember': 'frame',
  'members.getMember': 'page',
  'members.listMembers': 'page',
  'members.queryMembers': 'page',
  'reviews.countReviews': 'page',
  'reviews.getRatings': 'page',
  'reviews.getReview': 'page',
  'reviews.queryReviews': 'page',
  'shop.getDeliveryOptions': 'frame',
  'shop.getShop': 'frame',
} as const satisfies Readonly<Partial<Record<CallId, 'page' | 'frame'>>>

const personal = 'reads what belongs to the caller'
const credential = 'reads or makes a credential'

/** The other calls with which visitors read, with the reason why neither their answers nor pages made from them are the same for all visitors. A test keeps
 *  both tables whole. */
export const unsharedCalls = {
  'authentication.beginSingleSignOn': credential,
  'authentication.completeSingleSignOn': credential,
  'authentication.login': credential,
  'authentication.loginV2': credential,
  'authentication.loginWithIdpConnectionTokenParams': credential,
  'authentication.proceedToNextState': credential,
  'authentication.register': credential,
  'authentication.registerV2': credential,
  'carts.estimateCurrentCartTotals': personal,
  'carts.getCurrentCart': personal,
  'checkouts.getCheckout': personal,
  'checkouts.getCheckoutByCartId': personal,
  'checkouts.getCheckoutPaymentSettings': personal,
  'checkouts.getCheckoutUrl': credential,
  'dataCollections.getMyDataPermissions': personal,
  'oauth.appAccess': credential,
  'oauth.token': credential,
  'oauth.tokenByEnvelope': credential,
  'oauth.tokenInfo': credential,
  'orderLinks.sendOrderLink': personal,
  'orders.countOrders': personal,
  'orders.getExplainedTotals': personal,
  'orders.getOrder': personal,
  'orders.searchOrders': personal,
  'payments.getPayment': personal,
  'payments.payOrder': personal,
  'recovery.readRecovery': credential,
  'recovery.recover': credential,
  'recovery.sendRecoveryEmail': credential,
  'redirects.cancelRedirectSession': credential,
  'redirects.completeRedirectSession': credential,
  'redirects.getRedirectSession': credential,
  'signIn.getCaptchaChallenge': credential,
  'signIn.getSignInOptions': credential,
  'staff.acceptInvitation': credential,
  'staff.getInvitation': credential,
  'staff.recoverStaffUser': credential,
  'staff.sendStaffRecoveryEmail': credential,
  'staff.signIn': credential,
  'verification.resendDuringAuthentication': credential,
  'verification.verifyDuringAuthentication': credential,
} as const satisfies Readonly<Partial<Record<CallId, string>>>

/** How the answer of a call is shared; undefined for one that isn't. */
export const sharingOf = (callId: string): 'page' | 'frame' | undefined =>
  Object.hasOwn(sharedCalls, callId) ? sharedCalls[callId as keyof typeof sharedCalls] : undefined
