import type { Page } from 'playwright-core'
import { sampleShop } from '@stoa/seed'
import type { History } from './history.ts'
import { giveWrongAddress, makeApp, openApp } from './registering.ts'
import type { Visitor } from './visiting.ts'

/** One screen of an app in one state. */
export interface Screen {
  /** What its pictures are called. */
  name: string
  who: Visitor
  /** The page that routes.ts gives its address to. */
  page: string
  path(history: History): string
  /** What is done there before one looks. */
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
  shop('cart', 'cart/cart-page.tsx', () => '/cart'),
  shop('cart-link', 'cart/add-page.tsx', () => `/cart/add?item=${withOptions},2`),
  { ...shop('cart-empty', 'cart/cart-page.tsx', () => '/cart'), who: 'nobody' },
  shop('checkout-contact', 'checkout/checkout-page.tsx', ({ checkoutId }) => `/checkout/${checkoutId}?step=contact`),
  shop('checkout-delivery', 'checkout/checkout-page.tsx', ({ checkoutId }) => `/checkout/${checkoutId}?step=delivery`),
  shop('checkout-payment', 'checkout/checkout-page.tsx', ({ checkoutId }) => `/checkout/${checkoutId}?step=payment`),
  shop('checkout-review', 'checkout/checkout-page.tsx', ({ checkoutId }) => `/checkout/${checkoutId}?step=review`),
  shop('pay', 'checkout/pay-page.tsx', ({ unpaidCheckoutId, paymentId }) => `/checkout/${unpaidCheckoutId}/pay?payment=${paymentId}`),
  shop('thanks', 'orders/thanks-page.tsx', ({ orderId }) => `/orders/${orderId}/thanks`),
  shop('order', 'orders/order-page.tsx', ({ orderId }) => `/orders/${orderId}`),
  shop('order-lookup', 'orders/lookup-page.tsx', () => '/orders/lookup'),
  shop('community', 'community/members-page.tsx', () => '/members'),
  shop('community-no-match', 'community/members-page.tsx', () => '/members?q=submarine'),
  shop('profile', 'community/member-page.tsx', () => '/members/mafalda'),
  shop('sign-in', 'sign-in/login-page.tsx', () => '/login'),
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
    shop('account', 'account/overview-page.tsx', () => '/account'),
    shop('account-orders', 'account/orders-page.tsx', () => '/account/orders'),
    shop('account-order', 'orders/order-page.tsx', () => '/account/orders', openFirstOrder),
    shop('account-addresses', 'account/addresses-page.tsx', () => '/account/addresses'),
    shop('account-new-address', 'account/addresses-page.tsx', () => '/account/addresses?edit=new'),
    shop('account-profile', 'account/profile-page.tsx', () => '/account/profile'),
    shop('own-profile', 'community/member-page.tsx', () => '/account/profile', openOwnProfile),
    shop('account-security', 'account/security-page.tsx', () => '/account/security', openFolds),
  ].map((screen) => ({ ...screen, who: 'member' as const })),
  shop('data-list', 'data-pages/list-page.tsx', () => '/c/Journal'),
  shop('data-list-no-match', 'data-pages/list-page.tsx', () => '/c/Journal?q=submarine&f.subject=Paper'),
  shop('data-item', 'data-pages/item-page.tsx', () => '/c/Journal/basil-and-how-not-to-love-it-to-death'),
  shop('data-author', 'data-pages/item-page.tsx', () => '/c/Authors/ilse-brandt'),
  shop('missing', 'frame/missing-page.tsx', () => '/nothing/here'),
]

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('mia@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a windowsill full of parsley')
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
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

async function openFolds(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
}

/** Opens the first thing of a list. */
async function openFirst(page: Page): Promise<void> {
  const list = page.url()
  await page.locator('main table tbody a').first().click()
  await page.waitForURL((address) => address.href !== list)
}

/** Asks for a row to fill in, by a script or by the server. */
async function addConnection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add connection' }).click()
  await page.getByLabel('Issuer').waitFor()
}

const desk = (name: string, page: string, path: Screen['path'], first?: Screen['first']): Screen => ({
  name: `desk-${name}`,
  who: 'owner',
  page,
  path: (history) => `/dashboard${path(history)}`,
  ...(first && { first }),
})

export const deskScreens: readonly Screen[] = [
  { ...desk('login', 'staff/login-page.tsx', () => '/login'), who: 'nobody' },
  ...[
    desk('forgot', 'staff/forgot-page.tsx', () => '/forgot'),
    desk('forgot-asked', 'staff/forgot-page.tsx', () => '/forgot?asked'),
    desk('reset', 'staff/reset-page.tsx', () => '/reset?token=one'),
    desk('reset-over', 'staff/reset-page.tsx', () => '/reset'),
    desk('invitation-over', 'staff/invite-page.tsx', () => '/invite/none'),
  ].map((screen) => ({ ...screen, who: 'nobody' as const })),
  desk('today', 'today/today-page.tsx', () => '/'),
  desk('orders', 'orders/orders-page.tsx', () => '/orders'),
  desk('orders-no-match', 'orders/orders-page.tsx', () => '/orders?q=nobody%40nowhere.example'),
  desk('order', 'orders/order-page.tsx', ({ orderId }) => `/orders/${orderId}`),
  desk('members', 'members/members-page.tsx', () => '/members'),
  desk('members-no-match', 'members/members-page.tsx', () => '/members?q=nobody%40nowhere.example'),
  desk('member', 'members/member-page.tsx', () => '/members?status=PENDING', openFirst),
  desk('member-signed-in', 'members/member-page.tsx', () => '/members?q=mia', openFirst),
  desk('new-member', 'members/new-member-page.tsx', () => '/members/new'),
  desk('members-trash', 'members/trash-page.tsx', () => '/members/trash'),
  desk('views', 'views/views-page.tsx', () => '/views'),
  desk('products', 'products/products-page.tsx', () => '/products'),
  desk('product', 'products/product-page.tsx', () => '/products', openFirst),
  desk('low-stock', 'products/low-stock-page.tsx', () => '/products/low-stock'),
  desk('collections', 'collections/collections-page.tsx', () => '/collections'),
  desk('collection', 'collections/collection-page.tsx', () => '/collections', openFirst),
  desk('data', 'data/collections-page.tsx', () => '/data'),
  desk('data-grid', 'data/grid/grid-page.tsx', () => '/data/Books'),
  desk('imports', 'data/import/imports-page.tsx', () => '/data/~imports'),
  desk('import-new', 'data/import/new-page.tsx', () => '/data/~imports/new'),
  desk('import-file', 'data/import/file-page.tsx', () => '/data/Books/import'),
  desk('import-columns', 'data/import/columns-page.tsx', ({ plannedImportId }) => `/data/~imports/${plannedImportId}/columns`),
  desk('import-planned', 'data/import/import-page.tsx', ({ plannedImportId }) => `/data/~imports/${plannedImportId}`),
  desk('import-done', 'data/import/import-page.tsx', ({ importId }) => `/data/~imports/${importId}`),
  desk('export', 'data/export/export-page.tsx', () => '/data/Books/export'),
  desk('data-grid-references', 'data/grid/grid-page.tsx', () => '/data/ReadingLists'),
  desk('data-grid-no-match', 'data/grid/grid-page.tsx', () => '/data/Books?q=submarine'),
  desk('data-drafts', 'data/grid/grid-page.tsx', () => '/data/Workbook'),
  desk(
    'data-drafts-many',
    'data/grid/grid-page.tsx',
    () => '/data/Workbook',
    async (page) => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
    },
  ),
  desk(
    'data-groups',
    'data/grid/grid-page.tsx',
    () => '/data/Workbook?group=section&figures=words.average,fee.sum,title.count',
    async (page) => {
      await page.locator('[data-fold="1"]').click()
      await page.locator('[data-row="2"][data-column="0"]').waitFor()
    },
  ),
  desk('data-drafts-schema', 'data/schema-page.tsx', () => '/data/Workbook/schema'),
  desk('data-sandbox', 'data/grid/grid-page.tsx', () => '/data/Books?environment=SANDBOX'),
  desk('data-draft-item', 'data/item/item-page.tsx', () => '/data/Workbook/items/post-2'),
  desk('data-item', 'data/item/item-page.tsx', () => '/data/ReadingLists/items/50000000-0000-4000-8000-000001000001'),
  desk('data-item-rich', 'data/item/item-page.tsx', ({ storyId }) => `/data/Stories/items/${storyId}`),
  desk('data-item-picker', 'data/item/item-page.tsx', () => '/data/ReadingLists/items/50000000-0000-4000-8000-000001000001', choose),
  desk(
    'data-item-history',
    'data/item/history/history-page.tsx',
    ({ changedItemId }) => `/data/Postcards/items/${changedItemId}/history`,
    viewFirst,
  ),
  desk('data-item-deleted', 'data/item/history/history-page.tsx', ({ deletedItemId }) => `/data/Postcards/items/${deletedItemId}/history`),
  desk('data-deleted', 'data/item/history/deleted-page.tsx', () => '/data/Postcards/deleted'),
  desk('data-no-match', 'data/collections-page.tsx', () => '/data?q=submarine'),
  desk('data-new', 'data/new-collection-page.tsx', () => '/data/~new?template=posts'),
  desk('data-trash', 'data/trash-page.tsx', () => '/data/~trash'),
  desk('data-query', 'data/query/query-page.tsx', () => '/data/Books/query?filter={"price":{"$gt":5}}&sort=-price,title'),
  desk('data-query-include', 'data/query/query-page.tsx', () => '/data/ReadingLists/query?include=opener,books'),
  desk(
    'data-query-bars',
    'data/query/query-page.tsx',
    () =>
      '/data/Books/query?mode=summary&group=publisher.city&figure=count&figure=average:price:price&having={"count":{"$gt":1}}&sort=-count',
  ),
  desk(
    'data-query-line',
    'data/query/query-page.tsx',
    () => '/data/Books/query?mode=summary&group=published~year&figure=count&figure=sum:pages&sort=published_year&size=100',
  ),
  desk(
    'data-query-figures',
    'data/query/query-page.tsx',
    () => '/data/Books/query?mode=summary&figure=count&figure=sum:price&figure=max:published',
  ),
  desk('data-query-values', 'data/query/query-page.tsx', () => '/data/Books/query?mode=values&field=author'),
  desk('data-query-empty', 'data/query/query-page.tsx', () => '/data/Books/query?mode=summary'),
  desk(
    'data-query-wrong',
    'data/query/query-page.tsx',
    () => '/data/Books/query?mode=summary&group=author&figure=count::a%20name&filter={"price":{"$near":1}}',
  ),
  desk('data-pages', 'data/pages-page.tsx', () => '/data/Journal/pages'),
  desk('data-schema', 'data/schema-page.tsx', () => '/data/Books/schema'),
  desk('data-schema-field', 'data/schema-page.tsx', () => '/data/Books/schema?field=published'),
  desk('data-schema-new', 'data/schema-page.tsx', () => '/data/ReadingLists/schema?field=~new'),
  desk('data-permissions', 'data/permissions-page.tsx', () => '/data/ReadingLists/permissions'),
  desk('data-indexes', 'data/indexes-page.tsx', () => '/data/Books/indexes'),
  desk('outbox', 'outbox/outbox-page.tsx', () => '/outbox'),
  desk('mail', 'outbox/mail-page.tsx', () => '/outbox', openFirst),
  desk('events', 'events/events-page.tsx', () => '/events'),
  desk('event', 'events/event-page.tsx', () => '/events', openFirst),
  desk('keys', 'api-keys/api-keys-page.tsx', () => '/api-keys'),
  desk('new-key', 'api-keys/new-key-page.tsx', () => '/api-keys/new'),
  desk('key', 'api-keys/key-page.tsx', () => '/api-keys', openFirst),
  desk('apps', 'apps/apps-page.tsx', () => '/apps'),
  desk('apps-none', 'apps/apps-page.tsx', () => '/apps?q=submarine'),
  desk('signing-keys', 'apps/apps-page.tsx', () => '/apps?kind=keys'),
  desk('new-client', 'apps/new-client-page.tsx', () => '/apps/clients/new'),
  desk('client', 'apps/client-page.tsx', () => '/apps', openFirst),
  desk('client-wrong', 'apps/client-page.tsx', () => '/apps', giveWrongAddress),
  desk('new-app', 'apps/new-app-page.tsx', () => '/apps/new'),
  desk('app-secret', 'apps/new-app-page.tsx', () => '/apps/new', makeApp),
  desk('app', 'apps/app-page.tsx', () => '/apps/new', openApp),
  desk('jobs', 'jobs/jobs-page.tsx', () => '/jobs'),
  desk('health', 'health/health-page.tsx', () => '/health'),
  desk('settings', 'settings/settings-page.tsx', () => '/settings'),
  desk('settings-general', 'settings/section-page.tsx', () => '/settings/general'),
  desk('settings-delivery', 'settings/section-page.tsx', () => '/settings/delivery'),
  desk('settings-taxes', 'settings/section-page.tsx', () => '/settings/taxes'),
  desk('settings-sign-in', 'sign-in-settings/sign-in-page.tsx', () => '/settings/sign-in', addConnection),
  desk('settings-data', 'data-settings/data-settings-page.tsx', () => '/settings/data'),
  desk('team', 'team/team-page.tsx', () => '/settings/team'),
  desk('invite', 'team/new-person-page.tsx', () => '/settings/team/invite'),
  desk('person', 'team/person-page.tsx', () => '/settings/team', openFirst),
  desk('roles', 'roles/roles-page.tsx', () => '/settings/roles', openFolds),
  desk('new-role', 'roles/new-role-page.tsx', () => '/settings/roles/new'),
  desk('role', 'roles/role-page.tsx', () => '/settings/roles/ORDER_FULFILLER'),
  desk('profile', 'profile/profile-page.tsx', () => '/profile'),
  desk('test-cart', 'settings/test-cart-page.tsx', () => '/settings/test-cart'),
  desk('find', 'frame/find-page.tsx', () => '/find?q=a'),
  desk('notifications', 'frame/notifications-page.tsx', () => '/notifications'),
  desk('shortcuts', 'frame/shortcuts-page.tsx', () => '/shortcuts'),
  desk('code', 'code/code-page.tsx', () => '/code?call=orders.searchOrders&request=%7B%22search%22%3A%7B%7D%7D'),
  desk('missing', 'frame/missing-page.tsx', () => '/nothing/here'),
]

/** Whether a screen of the dashboard is about site data. */
export const isOfData = ({ page }: Pick<Screen, 'page'>): boolean => page.startsWith('data/')

const docs = (name: string, path: string): Screen => ({ name: `docs-${name}`, who: 'nobody', page: '', path: () => path })

export const docsScreens: readonly Screen[] = [docs('start', '/docs')]

export const allScreens: readonly Screen[] = [...shopScreens, ...deskScreens, ...docsScreens]

/** The version an item began with. */
async function viewFirst(page: Page): Promise<void> {
  await page.getByRole('article').last().getByRole('link').click()
  await page.getByRole('button', { name: 'Restore this version' }).or(page.getByText('Restore this version')).first().waitFor()
}

/** Chooses two of what a list could refer to. */
async function choose(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Add to Books' })
  // Without scripts an item is named by its id.
  await open.waitFor({ timeout: 3_000 }).catch(() => undefined)
  if ((await open.count()) === 0) return
  await open.click()
  await page.getByRole('option').nth(1).click()
  await page.getByRole('option').nth(2).click()
}
