import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../server/src/access/staff/sessions.ts'
import { dashboardCookie, shopperCookie } from '../../server/src/http/cookie.ts'
import { ownerId } from '../../server/src/seed/seed-site.ts'
import { startStoa, type RunningStoa } from '../support/server.ts'
import { sharedDatabase } from '../support/site.ts'
import { makeHistory } from './history.ts'
import { dashboardPages, shopPages, type Pages } from './routes.ts'

let stoa: RunningStoa
let cookies: Record<'shopper' | 'member' | 'owner', string>

beforeAll(async () => {
  stoa = await startStoa()
  const { baseUrl, siteId, ownerEmail } = stoa
  const history = await makeHistory(stoa)
  const place = { db: sharedDatabase(), siteId, now: new Date(), address: '127.0.0.1' }
  const { sessionToken } = await openSession(place, { id: ownerId, email: ownerEmail, name: 'Olga' })
  cookies = {
    shopper: `${shopperCookie}=${history.shopperSession}`,
    member: `${shopperCookie}=${history.memberSession}`,
    owner: `${dashboardCookie}=${sessionToken}`,
  }
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${baseUrl}/dashboard${path}`, {
      method: 'POST',
      headers: { cookie: cookies.owner, origin: baseUrl },
      body: new URLSearchParams(form),
    })
  const app = await post('/apps/new', { name: 'Bookkeeping', permissions: 'ECOM.READ_ORDERS' })
  const [, appId] = /\/apps\/([0-9a-f-]{36})/.exec(await app.text()) ?? []
  if (!appId) throw new Error(`no app was created: ${app.status}`)
  const webhook = await post('/webhooks/new', { appId, url: 'http://127.0.0.1:9/events', events: 'all', enabled: 'on' })
  const [, webhookId] = /\/webhooks\/([0-9a-f-]{36})/.exec(webhook.url) ?? []
  if (!webhookId) throw new Error(`no webhook was created: ${webhook.status}`)
  const tested = await post(`/webhooks/${webhookId}`, { intent: 'test' })
  if (!tested.url.includes('/deliveries/')) throw new Error(`no test was sent: ${tested.status}`)
})
afterAll(() => stoa.stop())

interface Answer {
  status: number
  /** Where redirects led. */
  address: URL
  html: string
}

type Reader = (path: string) => Promise<Answer>

/** Reads pages as a browser without scripts does: follows redirects, and keeps cookies. */
function readerOf(cookie: string): Reader {
  const jar = new Map([cookie.split('=') as [string, string]])
  return async function read(path) {
    const address = new URL(path, stoa.baseUrl)
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/max-age=0/i.test(line)) jar.delete(name!)
      else jar.set(name!, value!)
    }
    const location = response.headers.get('location')
    if (location && response.status < 400) return read(new URL(location, address).href)
    return { status: response.status, address, html: await response.text() }
  }
}

/** The addresses of a page's links. React writes attributes in double quotes, escaped. */
function linksIn({ address, html }: Answer): URL[] {
  const hrefs = Array.from(html.matchAll(/<a\s(?:[^>]*\s)?href="([^"]*)"/g), ([, href]) =>
    href!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
  return hrefs.map((href) => new URL(href, address))
}

/** The number of pages visited of each kind: the thirtieth product has the same links as the third. */
const ofAKind = 3

interface Walk {
  base: string
  pages: Pages
  /** Pages reached only by buying, or not linked on purpose. */
  notByLink: readonly string[]
}

/** Follows every link from an app's front page without typing an address. */
async function walk(read: Reader, { base, pages }: Walk): Promise<{ seen: Set<string>; dead: string[] }> {
  const { origin } = new URL(stoa.baseUrl)
  const [seen, dead, asked, counts] = [new Set<string>(), [] as string[], new Set<string>(), new Map<string, number>()]
  const waiting = [{ path: `${base}/`, from: 'the address bar' }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const address = new URL(next.path, origin)
    const isOurs = address.pathname === base || address.pathname.startsWith(`${base}/`)
    const file = isOurs ? pages.at(address.pathname.slice(base.length) || '/') : undefined
    const count = counts.get(file ?? address.pathname) ?? 0
    if (count >= (file ? ofAKind : 1)) continue
    counts.set(file ?? address.pathname, count + 1)
    const answer = await read(next.path)
    if (answer.status !== 200) dead.push(`${next.path} (${answer.status}), linked from ${next.from}`)
    if (!file?.endsWith('.tsx')) continue
    seen.add(file)
    for (const link of linksIn(answer)) {
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

test.each<[string, 'shopper' | 'member' | 'owner', Walk]>([
  [
    'shop',
    'shopper',
    {
      base: '',
      pages: shopPages,
      notByLink: [
        // The target of an emailed link.
        'alerts/unsubscribe-page.tsx',
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
    'dashboard',
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
    const { seen, dead } = await walk(readerOf(cookies[who]!), walked)
    expect(dead).toEqual([])
    expect(new Set([...seen, ...walked.notByLink])).toEqual(new Set(walked.pages.files))
  },
  240_000,
)
