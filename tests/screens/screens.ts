import type { Page } from 'playwright-core'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { sampleShop } from '@stoa/seed'
import { awake } from '../browser/awake.ts'
import type { History } from './history.ts'
import {
  enterInvalidUrl,
  listWebhooks,
  makeApp,
  openApp,
  openDelivery,
  openNewWebhook,
  openWebhook,
  openWebhookKeys,
  openWebhookSettings,
} from './registering.ts'
import type { Visitor } from './visiting.ts'

/** One screen of an app in one state. */
export interface Screen {
  /** The name of its screenshots. */
  name: string
  who: Visitor
  /** The page for its address in routes.ts. */
  page: string
  path(history: History): string
  /** Actions before it is viewed. */
  first?(page: Page): Promise<void>
}

const collection = sampleShop.collections.find(({ visible }) => visible)!.slug
const withOptions = sampleShop.products.find(
  ({ visible, options, manageVariants }) => visible && manageVariants && options.length > 0,
)!.slug
const soldOut = sampleShop.products.find(({ variants }) => variants.every(({ stock }) => 'quantity' in stock && stock.quantity === 0))!.slug

const shop = (name: string, page: string, path: Screen['path'], first?: Screen['first']): Screen => ({
  name: `shop-${name}`,
  who: 'shopper',
  page,
  path,
  ...(first && { first }),
})

export const shopScreens: readonly Screen[] = [
  shop('home', 'home/home-page.tsx', () => '/'),
  shop('collections', 'collections/collections-page.tsx', () => '/collections'),
  shop('collection', 'collections/collection-page.tsx', () => `/collections/${collection}`),
  shop('collection-no-match', 'collections/collection-page.tsx', () => `/collections/${collection}?min=999999`),
  shop('search', 'search/search-page.tsx', () => '/search?q=a'),
  shop('search-no-match', 'search/search-page.tsx', () => '/search?q=submarine'),
  shop('product', 'products/product-page.tsx', () => `/products/${withOptions}`),
  shop('product-sold-out', 'products/product-page.tsx', () => `/products/${soldOut}`),
  shop('product-alert-invalid', 'products/product-page.tsx', () => `/products/${soldOut}`, submitInvalidAlert),
  shop('product-reviews', 'products/product-page.tsx', ({ reviewedSlug }) => `/products/${reviewedSlug}?stars=4`),
  shop('cart', 'cart/cart-page.tsx', () => '/cart'),
  shop('cart-link', 'cart/add-page.tsx', () => `/cart/add?item=${withOptions},2`),
  { ...shop('cart-empty', 'cart/cart-page.tsx', () => '/cart'), who: 'anonymous' },
  shop('checkout', 'checkout/checkout-page.tsx', ({ checkoutId }) => `/checkout/${checkoutId}`),
  shop('pay', 'checkout/pay-page.tsx', ({ unpaidCheckoutId, paymentId }) => `/checkout/${unpaidCheckoutId}/pay?payment=${paymentId}`),
  shop('thanks', 'orders/thanks-page.tsx', ({ orderId }) => `/orders/${orderId}/thanks`),
  shop('order', 'orders/order-page.tsx', ({ orderId }) => `/orders/${orderId}`),
  shop('order-lookup', 'orders/lookup-page.tsx', () => '/orders/lookup'),
  shop('download-expired', 'orders/expired-download-page.tsx', () => '/downloads'),
  shop('unsubscribe', 'alerts/unsubscribe-page.tsx', () => '/back-in-stock/unsubscribe?token=x'),
  shop('unsubscribe-over', 'alerts/unsubscribe-page.tsx', () => '/back-in-stock/unsubscribe'),
  shop('community', 'community/members-page.tsx', () => '/members'),
  shop('community-no-match', 'community/members-page.tsx', () => '/members?q=submarine'),
  shop('profile', 'community/member-page.tsx', () => '/members/mafalda'),
  shop('sign-in', 'sign-in/login-page.tsx', () => '/login'),
  shop('sign-in-for-app', 'sign-in/login-page.tsx', ({ appRequests }) => `/login?session=${appRequests.consent}`),
  shop('sign-in-empty', 'sign-in/login-page.tsx', () => '/login', submitEmpty),
  shop('request-over', 'sign-in/consent-page.tsx', () => '/consent?session=x'),
  shop('sign-in-wrong', 'sign-in/login-page.tsx', () => '/login', signInWrongly),
  shop('sign-in-failed', 'sign-in/failed-page.tsx', () => '/login/failed?why=declined'),
  shop('sign-up', 'sign-in/signup-page.tsx', () => '/signup'),
  shop('forgot', 'sign-in/forgot-page.tsx', () => '/forgot'),
  shop('forgot-asked', 'sign-in/forgot-page.tsx', () => '/forgot?asked'),
  shop('link-over', 'sign-in/reset-page.tsx', () => '/reset-password'),
  ...[
    shop('choose-password', 'sign-in/reset-page.tsx', () => '/reset-password'),
    shop('enter-code', 'sign-in/verify-page.tsx', () => '/verify'),
    shop('pending', 'sign-in/pending-page.tsx', () => '/pending'),
  ].map((screen) => ({ ...screen, who: 'waiting' as const })),
  ...[
    shop('consent', 'sign-in/consent-page.tsx', ({ appRequests }) => `/consent?session=${appRequests.consent}`),
    shop('choose-account', 'sign-in/choose-account-page.tsx', ({ appRequests }) => `/choose-account?session=${appRequests.select_account}`),
    shop('review-new', 'reviews/write-page.tsx', () => `/products/${withOptions}/review`),
    shop('review-own', 'reviews/write-page.tsx', ({ reviewedSlug }) => `/products/${reviewedSlug}/review`),
    shop('account', 'account/overview-page.tsx', () => '/account'),
    shop('account-orders', 'account/orders-page.tsx', () => '/account/orders'),
    shop('account-order', 'orders/order-page.tsx', () => '/account/orders', openFirstOrder),
    shop('account-wishlist', 'account/wishlist-page.tsx', () => '/account/wishlist'),
    shop('account-alerts', 'account/alerts-page.tsx', () => '/account/alerts'),
    shop('account-addresses', 'account/addresses-page.tsx', () => '/account/addresses'),
    shop('account-new-address', 'account/addresses-page.tsx', () => '/account/addresses?edit=new'),
    shop('account-profile', 'account/profile-page.tsx', () => '/account/profile'),
    shop('own-profile', 'community/member-page.tsx', () => '/account/profile', openOwnProfile),
    shop('account-email', 'account/email-page.tsx', () => '/account/email?token=x'),
    shop('account-security', 'account/security-page.tsx', () => '/account/security', openFolds),
  ].map((screen) => ({ ...screen, who: 'member' as const })),
  shop('data-list', 'data-pages/list-page.tsx', () => '/c/Journal'),
  shop('data-list-no-match', 'data-pages/list-page.tsx', () => '/c/Journal?q=submarine&f.subject=Paper'),
  shop('data-item', 'data-pages/item-page.tsx', () => '/c/Journal/basil-and-how-not-to-love-it-to-death'),
  shop('data-author', 'data-pages/item-page.tsx', () => '/c/Authors/ilse-brandt'),
  shop('data-questions', 'data-pages/list-page.tsx', () => '/c/Questions', openFolds),
  shop('data-index', 'data-pages/list-page.tsx', () => '/c/Glossary'),
  shop('data-rows', 'data-pages/list-page.tsx', () => '/c/Windows'),
  shop('data-profile', 'data-pages/item-page.tsx', () => '/c/Windows/n0'),
  shop('data-profile-bare', 'data-pages/item-page.tsx', () => '/c/Windows/n1'),
  shop('data-article-empty', 'data-pages/item-page.tsx', () => '/c/Essays/empty'),
  shop('data-article-long', 'data-pages/item-page.tsx', () => '/c/Essays/long'),
  shop('data-article-rtl', 'data-pages/item-page.tsx', () => '/c/Essays/rtl'),
  shop('missing', 'frame/missing-page.tsx', () => '/nothing/here'),
]

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('mia@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a windowsill full of parsley')
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
}

/** The form of a sold-out product with an address that is none. */
async function submitInvalidAlert(page: Page): Promise<void> {
  await awake(page)
  const form = page.getByRole('region', { name: 'Email me when it’s back' })
  await form.getByLabel('Email').fill('mia')
  await form.getByRole('button', { name: 'Notify me' }).click()
  await form.locator('[aria-invalid=true]').waitFor()
}

/** A form whose fields are all missing. */
async function submitEmpty(page: Page): Promise<void> {
  await awake(page)
  await page.locator('main form button[type=submit]').first().click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

async function openFirstOrder(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Order / })
    .first()
    .click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}/)
}

async function openOwnProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'View your profile' }).click()
  await page.waitForURL(/\/members\/[a-z0-9-]+$/)
}

/** The rest of the grid’s toolbar, where it doesn’t fit beside the search. */
async function openMore(page: Page): Promise<void> {
  await page.getByRole('grid').waitFor()
  const more = page.locator('main summary[aria-label=More]')
  if (await more.isVisible()) await more.click()
}

async function openFolds(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
}

/** Opens the first entry of a list. */
async function openFirst(page: Page): Promise<void> {
  const list = page.url()
  await page.locator('main table tbody a').first().click()
  await page.waitForURL((address) => address.href !== list)
}

/** Adds an empty row, by script or by the server. */
async function addConnection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add connection' }).click()
  await page.getByLabel('Issuer').waitFor()
}

const dashboardScreen = (name: string, page: string, path: Screen['path'], first?: Screen['first']): Screen => ({
  name: `dashboard-${name}`,
  who: 'owner',
  page,
  path: (history) => `/dashboard${path(history)}`,
  ...(first && { first }),
})

export const dashboardScreens: readonly Screen[] = [
  { ...dashboardScreen('login', 'staff/login-page.tsx', () => '/login'), who: 'anonymous' },
  ...[
    dashboardScreen('forgot', 'staff/forgot-page.tsx', () => '/forgot'),
    dashboardScreen('forgot-asked', 'staff/forgot-page.tsx', () => '/forgot?asked'),
    dashboardScreen('reset', 'staff/reset-page.tsx', () => '/reset?token=one'),
    dashboardScreen('reset-over', 'staff/reset-page.tsx', () => '/reset'),
    dashboardScreen('invitation-over', 'staff/invite-page.tsx', () => '/invite/none'),
  ].map((screen) => ({ ...screen, who: 'anonymous' as const })),
  dashboardScreen('today', 'today/today-page.tsx', () => '/'),
  dashboardScreen('orders', 'orders/orders-page.tsx', () => '/orders'),
  dashboardScreen('orders-no-match', 'orders/orders-page.tsx', () => '/orders?q=nobody%40nowhere.example'),
  dashboardScreen('order', 'orders/order-page.tsx', ({ orderId }) => `/orders/${orderId}`),
  dashboardScreen('members', 'members/members-page.tsx', () => '/members'),
  dashboardScreen('members-no-match', 'members/members-page.tsx', () => '/members?q=nobody%40nowhere.example'),
  dashboardScreen('member', 'members/member-page.tsx', () => '/members?status=PENDING', openFirst),
  dashboardScreen('member-signed-in', 'members/member-page.tsx', () => '/members?q=mia', openFirst),
  dashboardScreen('new-member', 'members/new-member-page.tsx', () => '/members/new'),
  dashboardScreen('members-trash', 'members/trash-page.tsx', () => '/members/trash'),
  dashboardScreen('views', 'views/views-page.tsx', () => '/views'),
  dashboardScreen('products', 'products/products-page.tsx', () => '/products'),
  dashboardScreen('product', 'products/product-page.tsx', () => '/products', openFirst),
  dashboardScreen('new-product', 'products/editor/new-product-page.tsx', () => '/products/new'),
  dashboardScreen('deleted-products', 'products/deleted/deleted-page.tsx', () => '/products/deleted'),
  dashboardScreen('product-history', 'products/history/history-page.tsx', () => `/products/${sampleShop.products[0]!.id}/history`),
  dashboardScreen('product-imports', 'products/import/imports-page.tsx', () => '/products/imports'),
  dashboardScreen('product-import-file', 'products/import/file-page.tsx', () => '/products/import'),
  dashboardScreen(
    'product-import-refused',
    'products/import/file-page.tsx',
    () => '/products/import?refused=IMPORT_NOT_TEXT&found=COMPRESSED',
  ),
  dashboardScreen(
    'product-import-columns',
    'products/import/columns-page.tsx',
    ({ plannedProductImportId }) => `/products/imports/${plannedProductImportId}/columns`,
  ),
  dashboardScreen(
    'product-import-planned',
    'products/import/import-page.tsx',
    ({ plannedProductImportId }) => `/products/imports/${plannedProductImportId}`,
  ),
  dashboardScreen(
    'product-import-done',
    'products/import/import-page.tsx',
    ({ productImportId }) => `/products/imports/${productImportId}`,
  ),
  dashboardScreen('product-export', 'products/export/export-page.tsx', () => '/products/export'),
  dashboardScreen('product-export-filtered', 'products/export/export-page.tsx', () => '/products/export?q=a&stock=IN_STOCK&max=200'),
  dashboardScreen('product-sheet', 'products/sheet/sheet-page.tsx', () => '/products/sheet'),
  dashboardScreen('product-sheet-more', 'products/sheet/sheet-page.tsx', () => '/products/sheet?stock=in&sale=yes', openMore),
  dashboardScreen('product-sheet-no-match', 'products/sheet/sheet-page.tsx', () => '/products/sheet?q=submarine'),
  dashboardScreen('inventory', 'inventory/inventory-page.tsx', () => '/inventory'),
  dashboardScreen('low-stock', 'inventory/inventory-page.tsx', () => '/inventory?state=low'),
  dashboardScreen(
    'stock',
    'inventory/stock-page.tsx',
    () => `/inventory/${sampleShop.products.find(({ options }) => options.length === 0)!.id}`,
  ),
  dashboardScreen(
    'stock-of-variants',
    'inventory/stock-page.tsx',
    () => `/inventory/${sampleShop.products.find(({ manageVariants }) => manageVariants)!.id}`,
  ),
  dashboardScreen('back-in-stock', 'back-in-stock/demand/demand-page.tsx', () => '/back-in-stock'),
  dashboardScreen('back-in-stock-requests', 'back-in-stock/requests/requests-page.tsx', () => '/back-in-stock/requests'),
  dashboardScreen('back-in-stock-no-match', 'back-in-stock/requests/requests-page.tsx', () => '/back-in-stock/requests?q=submarine'),
  dashboardScreen('back-in-stock-waves', 'back-in-stock/waves/waves-page.tsx', () => '/back-in-stock/waves'),
  dashboardScreen('recommendations', 'recommendations/recommendations-page.tsx', () => '/recommendations?q=a'),
  dashboardScreen('reviews', 'reviews/reviews-page.tsx', () => '/reviews?state=all', openFolds),
  dashboardScreen('reviews-none', 'reviews/reviews-page.tsx', () => '/reviews?state=rejected'),
  dashboardScreen('collections', 'collections/collections-page.tsx', () => '/collections'),
  dashboardScreen('collection', 'collections/collection-page.tsx', () => '/collections', openFirst),
  dashboardScreen('new-collection', 'collections/new-collection-page.tsx', () => '/collections/new'),
  dashboardScreen('product-search', 'product-search/test-page.tsx', () => '/product-search?text=gift'),
  dashboardScreen('product-search-no-match', 'product-search/test-page.tsx', () => '/product-search?text=submarine'),
  dashboardScreen('synonyms', 'product-search/synonyms-page.tsx', () => '/product-search/synonyms?term=mug', openFolds),
  dashboardScreen('one-way-synonyms', 'product-search/synonyms-page.tsx', () => '/product-search/one-way-synonyms', openFolds),
  dashboardScreen('pins', 'product-search/pins-page.tsx', () => '/product-search/pins'),
  dashboardScreen('pin', 'product-search/pin-page.tsx', () => '/product-search/pins/text?text=gift&find=a'),
  dashboardScreen('media', 'media/media-page.tsx', () => '/media'),
  dashboardScreen('media-list', 'media/media-page.tsx', () => '/media?view=list&type=IMAGE&sort=name'),
  dashboardScreen('media-no-match', 'media/media-page.tsx', () => '/media?q=submarine'),
  dashboardScreen('media-file', 'media/file-page.tsx', () => '/media/file/stoa-jarro-1.webp'),
  dashboardScreen('media-trash', 'media/trash/trash-page.tsx', () => '/media/trash'),
  dashboardScreen('media-visitor-uploads', 'media/visitor-uploads-page.tsx', () => '/media/visitor-uploads'),
  dashboardScreen('data', 'data/collections-page.tsx', () => '/data'),
  dashboardScreen('data-grid', 'data/grid/grid-page.tsx', () => '/data/Books'),
  dashboardScreen('data-grid-more', 'data/grid/grid-page.tsx', () => '/data/Books', openMore),
  dashboardScreen('imports', 'data/import/imports-page.tsx', () => '/data/~imports'),
  dashboardScreen('import-new', 'data/import/new-page.tsx', () => '/data/~imports/new'),
  dashboardScreen('import-file', 'data/import/file-page.tsx', () => '/data/Books/import'),
  dashboardScreen('import-columns', 'data/import/columns-page.tsx', ({ plannedImportId }) => `/data/~imports/${plannedImportId}/columns`),
  dashboardScreen('import-planned', 'data/import/import-page.tsx', ({ plannedImportId }) => `/data/~imports/${plannedImportId}`),
  dashboardScreen('import-done', 'data/import/import-page.tsx', ({ importId }) => `/data/~imports/${importId}`),
  dashboardScreen('export', 'data/export/export-page.tsx', () => '/data/Books/export'),
  dashboardScreen('data-grid-references', 'data/grid/grid-page.tsx', () => '/data/ReadingLists'),
  dashboardScreen('data-grid-no-match', 'data/grid/grid-page.tsx', () => '/data/Books?q=submarine'),
  dashboardScreen('data-drafts', 'data/grid/grid-page.tsx', () => '/data/Workbook'),
  dashboardScreen(
    'data-drafts-many',
    'data/grid/grid-page.tsx',
    () => '/data/Workbook',
    async (page) => {
      await openMore(page)
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
    },
  ),
  dashboardScreen(
    'data-groups',
    'data/grid/grid-page.tsx',
    () => '/data/Workbook?group=section&figures=words.average,fee.sum,title.count',
    async (page) => {
      await page.locator('[data-fold="1"]').click()
      await page.locator('[data-row="2"][data-column="0"]').waitFor()
    },
  ),
  dashboardScreen('data-drafts-schema', 'data/schema-page.tsx', () => '/data/Workbook/schema'),
  dashboardScreen('data-sandbox', 'data/grid/grid-page.tsx', () => '/data/Books?environment=SANDBOX'),
  dashboardScreen('data-draft-item', 'data/item/item-page.tsx', () => '/data/Workbook/items/post-2'),
  dashboardScreen('data-item', 'data/item/item-page.tsx', () => '/data/ReadingLists/items/50000000-0000-4000-8000-000001000001'),
  dashboardScreen('data-item-rich', 'data/item/item-page.tsx', ({ storyId }) => `/data/Stories/items/${storyId}`),
  dashboardScreen(
    'data-item-picker',
    'data/item/item-page.tsx',
    () => '/data/ReadingLists/items/50000000-0000-4000-8000-000001000001',
    choose,
  ),
  dashboardScreen(
    'data-item-history',
    'data/item/history/history-page.tsx',
    ({ changedItemId }) => `/data/Postcards/items/${changedItemId}/history`,
    viewFirst,
  ),
  dashboardScreen(
    'data-item-deleted',
    'data/item/history/history-page.tsx',
    ({ deletedItemId }) => `/data/Postcards/items/${deletedItemId}/history`,
  ),
  dashboardScreen('data-deleted', 'data/item/history/deleted-page.tsx', () => '/data/Postcards/deleted'),
  dashboardScreen('data-no-match', 'data/collections-page.tsx', () => '/data?q=submarine'),
  dashboardScreen('data-new', 'data/new-collection-page.tsx', () => '/data/~new?template=posts'),
  dashboardScreen('data-trash', 'data/trash-page.tsx', () => '/data/~trash'),
  dashboardScreen('data-query', 'data/query/query-page.tsx', () => '/data/Books/query?filter={"price":{"$gt":5}}&sort=-price,title'),
  dashboardScreen('data-query-include', 'data/query/query-page.tsx', () => '/data/ReadingLists/query?include=opener,books'),
  dashboardScreen(
    'data-query-bars',
    'data/query/query-page.tsx',
    () =>
      '/data/Books/query?mode=summary&group=publisher.city&figure=count&figure=average:price:price&having={"count":{"$gt":1}}&sort=-count',
  ),
  dashboardScreen(
    'data-query-line',
    'data/query/query-page.tsx',
    () => '/data/Books/query?mode=summary&group=published~year&figure=count&figure=sum:pages&sort=published_year&size=100',
  ),
  dashboardScreen(
    'data-query-figures',
    'data/query/query-page.tsx',
    () => '/data/Books/query?mode=summary&figure=count&figure=sum:price&figure=max:published',
  ),
  dashboardScreen('data-query-values', 'data/query/query-page.tsx', () => '/data/Books/query?mode=values&field=author'),
  dashboardScreen('data-query-empty', 'data/query/query-page.tsx', () => '/data/Books/query?mode=summary'),
  dashboardScreen(
    'data-query-wrong',
    'data/query/query-page.tsx',
    () => '/data/Books/query?mode=summary&group=author&figure=count::a%20name&filter={"price":{"$near":1}}',
  ),
  dashboardScreen('data-pages', 'data/pages-page.tsx', () => '/data/Journal/pages'),
  dashboardScreen('data-schema', 'data/schema-page.tsx', () => '/data/Books/schema'),
  dashboardScreen('data-schema-field', 'data/schema-page.tsx', () => '/data/Books/schema?field=published'),
  dashboardScreen('data-schema-new', 'data/schema-page.tsx', () => '/data/ReadingLists/schema?field=~new'),
  dashboardScreen('data-permissions', 'data/permissions-page.tsx', () => '/data/ReadingLists/permissions'),
  dashboardScreen('data-indexes', 'data/indexes-page.tsx', () => '/data/Books/indexes'),
  dashboardScreen('outbox', 'outbox/outbox-page.tsx', () => '/outbox'),
  dashboardScreen('mail', 'outbox/mail-page.tsx', () => '/outbox', openFirst),
  dashboardScreen('events', 'events/events-page.tsx', () => '/events'),
  dashboardScreen('event', 'events/event-page.tsx', () => '/events', openFirst),
  dashboardScreen('keys', 'api-keys/api-keys-page.tsx', () => '/api-keys'),
  dashboardScreen('new-key', 'api-keys/new-key-page.tsx', () => '/api-keys/new'),
  dashboardScreen('key', 'api-keys/key-page.tsx', () => '/api-keys', openFirst),
  dashboardScreen('apps', 'apps/apps-page.tsx', () => '/apps'),
  dashboardScreen('apps-none', 'apps/apps-page.tsx', () => '/apps?q=submarine'),
  dashboardScreen('signing-keys', 'apps/apps-page.tsx', () => '/apps?kind=keys'),
  dashboardScreen('new-client', 'apps/new-client-page.tsx', () => '/apps/clients/new'),
  dashboardScreen('client', 'apps/client-page.tsx', () => '/apps', openFirst),
  dashboardScreen('client-wrong', 'apps/client-page.tsx', () => '/apps', enterInvalidUrl),
  dashboardScreen('new-app', 'apps/new-app-page.tsx', () => '/apps/new'),
  dashboardScreen('app-secret', 'apps/new-app-page.tsx', () => '/apps/new', makeApp),
  dashboardScreen('app', 'apps/app-page.tsx', () => '/apps/new', openApp),
  dashboardScreen('webhooks', 'webhooks/webhooks-page.tsx', () => '/webhooks', listWebhooks),
  dashboardScreen('webhooks-none', 'webhooks/webhooks-page.tsx', () => '/webhooks?q=submarine'),
  dashboardScreen('new-webhook', 'webhooks/new-webhook-page.tsx', () => '/webhooks', openNewWebhook),
  dashboardScreen('webhook', 'webhooks/webhook-page.tsx', () => '/webhooks', openWebhook),
  dashboardScreen('webhook-settings', 'webhooks/webhook-settings-page.tsx', () => '/webhooks', openWebhookSettings),
  dashboardScreen('webhook-keys', 'webhooks/webhook-keys-page.tsx', () => '/webhooks', openWebhookKeys),
  dashboardScreen('delivery', 'webhooks/delivery-page.tsx', () => '/webhooks', openDelivery),
  dashboardScreen('jobs', 'jobs/jobs-page.tsx', () => '/jobs'),
  dashboardScreen('health', 'health/health-page.tsx', () => '/health'),
  dashboardScreen('settings', 'settings/settings-page.tsx', () => '/settings'),
  dashboardScreen('settings-general', 'settings/section-page.tsx', () => '/settings/general'),
  dashboardScreen('settings-delivery', 'settings/section-page.tsx', () => '/settings/delivery'),
  dashboardScreen('settings-taxes', 'settings/section-page.tsx', () => '/settings/taxes'),
  dashboardScreen('settings-reviews', 'settings/section-page.tsx', () => '/settings/reviews'),
  dashboardScreen('settings-back-in-stock', 'settings/section-page.tsx', () => '/settings/back-in-stock'),
  dashboardScreen('settings-sign-in', 'sign-in-settings/sign-in-page.tsx', () => '/settings/sign-in', addConnection),
  dashboardScreen('settings-data', 'data-settings/data-settings-page.tsx', () => '/settings/data'),
  dashboardScreen('locations', 'locations/locations-page.tsx', () => '/settings/locations'),
  dashboardScreen('new-location', 'locations/new-location-page.tsx', () => '/settings/locations/new'),
  dashboardScreen('location', 'locations/location-page.tsx', () => `/settings/locations/${defaultLocationId}`),
  dashboardScreen('team', 'team/team-page.tsx', () => '/settings/team'),
  dashboardScreen('invite', 'team/new-person-page.tsx', () => '/settings/team/invite'),
  dashboardScreen('person', 'team/person-page.tsx', () => '/settings/team', openFirst),
  dashboardScreen('roles', 'roles/roles-page.tsx', () => '/settings/roles', openFolds),
  dashboardScreen('new-role', 'roles/new-role-page.tsx', () => '/settings/roles/new'),
  dashboardScreen('role', 'roles/role-page.tsx', () => '/settings/roles/ORDER_FULFILLER'),
  dashboardScreen('profile', 'profile/profile-page.tsx', () => '/profile'),
  dashboardScreen('test-cart', 'settings/test-cart-page.tsx', () => '/settings/test-cart'),
  dashboardScreen('find', 'frame/find-page.tsx', () => '/find?q=a'),
  dashboardScreen('notifications', 'frame/notifications-page.tsx', () => '/notifications'),
  dashboardScreen('shortcuts', 'frame/shortcuts-page.tsx', () => '/shortcuts'),
  dashboardScreen('code', 'code/code-page.tsx', () => '/code?call=orders.searchOrders&request=%7B%22search%22%3A%7B%7D%7D'),
  dashboardScreen('missing', 'frame/missing-page.tsx', () => '/nothing/here'),
]

/** Whether a screen of the dashboard is about site data. */
export const isOfData = ({ page }: Pick<Screen, 'page'>): boolean => page.startsWith('data/')

const docs = (name: string, path: string): Screen => ({ name: `docs-${name}`, who: 'anonymous', page: '', path: () => path })

export const docsScreens: readonly Screen[] = [docs('start', '/docs')]

export const allScreens: readonly Screen[] = [...shopScreens, ...dashboardScreens, ...docsScreens]

/** The first version of an item. */
async function viewFirst(page: Page): Promise<void> {
  await page.getByRole('article').last().getByRole('link').click()
  await page.getByRole('button', { name: 'Restore this version' }).or(page.getByText('Restore this version')).first().waitFor()
}

/** Selects two referenced items. */
async function choose(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Add to Books' })
  // Without scripts an item is identified by its id.
  await open.waitFor({ timeout: 3_000 }).catch(() => undefined)
  if ((await open.count()) === 0) return
  await open.click()
  await page.getByRole('option').nth(1).click()
  await page.getByRole('option').nth(2).click()
}
