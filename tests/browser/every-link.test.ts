import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeHistory, type History } from '../screens/history.ts'
import { makeApp } from '../screens/registering.ts'
import { dashboardPages, shopPages, type Pages } from '../screens/routes.ts'
import { visitorsOf, type Visitor, type Visitors } from '../screens/visiting.ts'
import { withShop } from './shop.ts'

const shop = withShop()
let visitors: Visitors

beforeAll(async () => {
  const history: History = await makeHistory(shop.stoa)
  visitors = await visitorsOf(shop.browser, shop.stoa, history)
  const desk = await visitors.open('owner', {})
  const page = await desk.newPage()
  await page.goto('/dashboard/apps/new')
  await makeApp(page)
  await desk.close()
})

/** The number of pages visited of each kind: the thirtieth product has the same links as the third. */
const ofAKind = 3

interface Walk {
  base: string
  pages: Pages
  /** Pages reached only by buying, or not linked on purpose. */
  notByLink: readonly string[]
}

/** Follows every link from an app's front page without typing an address. */
async function walk(page: Page, { base, pages }: Walk): Promise<{ seen: Set<string>; dead: string[] }> {
  const { origin } = new URL(shop.stoa.baseUrl)
  const [seen, dead, asked, counts] = [new Set<string>(), [] as string[], new Set<string>(), new Map<string, number>()]
  const waiting = [{ path: `${base}/`, from: 'the address bar' }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const address = new URL(next.path, origin)
    const isOurs = address.pathname === base || address.pathname.startsWith(`${base}/`)
    const file = isOurs ? pages.at(address.pathname.slice(base.length) || '/') : undefined
    const count = counts.get(file ?? address.pathname) ?? 0
    if (count >= (file ? ofAKind : 1)) continue
    counts.set(file ?? address.pathname, count + 1)
    const answer = file?.endsWith('.tsx')
      ? await page.goto(next.path, { waitUntil: 'domcontentloaded' })
      : await page.request.get(next.path)
    if (!answer?.ok()) dead.push(`${next.path} (${answer?.status()}), linked from ${next.from}`)
    if (!file?.endsWith('.tsx')) continue
    seen.add(file)
    for (const href of await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
      const link = new URL(href)
      const path = link.pathname + link.search
      if (link.origin !== origin || asked.has(path)) continue
      asked.add(path)
      waiting.push({ path, from: next.path })
    }
  }
  return { seen, dead }
}

/** Pages for signed-in users. */
const membersOnly = shopPages.files.filter((file) => file.startsWith('account/'))

test.each<[string, Visitor, Walk]>([
  [
    'shop',
    'shopper',
    {
      base: '',
      pages: shopPages,
      notByLink: [
        'cart/add-page.tsx',
        'checkout/checkout-page.tsx',
        'checkout/pay-page.tsx',
        'checkout/processing-page.tsx',
        // The target of a download link that no longer works.
        'orders/expired-download-page.tsx',
        'orders/order-page.tsx',
        'orders/thanks-page.tsx',
        'frame/missing-page.tsx',
        // Pages of a pending sign-in, and targets of emailed links.
        'sign-in/choose-account-page.tsx',
        'sign-in/consent-page.tsx',
        'sign-in/failed-page.tsx',
        'sign-in/verify-page.tsx',
        'sign-in/pending-page.tsx',
        'sign-in/reset-page.tsx',
        ...membersOnly,
      ],
    },
  ],
  [
    'account',
    'member',
    {
      base: '',
      pages: shopPages,
      notByLink: [
        ...shopPages.files.filter((file) => !membersOnly.includes(file) && file !== 'orders/order-page.tsx'),
        // The target of an emailed link.
        'account/email-page.tsx',
      ],
    },
  ],
  [
    'desk',
    'owner',
    {
      base: '/dashboard',
      pages: dashboardPages,
      notByLink: [
        'staff/login-page.tsx',
        'frame/missing-page.tsx',
        // Pages for signed-out users: the sign-in page, and targets of emailed links.
        'staff/forgot-page.tsx',
        'staff/reset-page.tsx',
        'staff/invite-page.tsx',
      ],
    },
  ],
])(
  'every screen of the %s can be reached by links, and no link is broken',
  async (_app, who, walked) => {
    const page = await (await visitors.open(who, { javaScriptEnabled: false })).newPage()
    const { seen, dead } = await walk(page, walked)
    expect(dead).toEqual([])
    expect(new Set([...seen, ...walked.notByLink])).toEqual(new Set(walked.pages.files))
  },
  240_000,
)
