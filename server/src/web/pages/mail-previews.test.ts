import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestSite, ownerPassword, type TestSite } from '../../../../tests/support/site.ts'
import { orderConfirmation } from '../../commerce/orders/order-confirmation.ts'
import type { WireOrder } from '../../commerce/orders/order.ts'
import { createServer } from '../../http/server.ts'
import { mailOf } from '../../mail/public.ts'
import { insertMail } from '../../mail/store.ts'
import { serveMailPreviews } from './mail-previews.ts'

let site: TestSite
let server: FastifyInstance
beforeAll(async () => {
  site = await makeTestSite()
  server = createServer(site.app)
  serveMailPreviews(server, site.app)
})
afterAll(() => server.close())

const session = async (at: TestSite): Promise<string> => {
  const { body } = await at.app.call('staff.signIn', { kind: 'anonymous' }, { email: at.settings.ownerEmail, password: ownerPassword })
  return (body as { sessionToken: string }).sessionToken
}
const preview = (id: string, cookie?: string) =>
  server.inject({ url: `/dashboard/mail-previews/${id}`, headers: cookie === undefined ? {} : { cookie: `stoa_desk=${cookie}` } })

/** The latest email of the site. */
async function keep(html: string): Promise<string> {
  const about = { siteId: site.siteId, entityFqdn: 'wix.ecom.v1.order', entityId: randomUUID() }
  const mail = { template: 'order-confirmation', recipient: 'vera@example.com', subject: 'Yours', plain: 'Yours' } as const
  await insertMail(site.database, { ...about, id: randomUUID(), eventId: randomUUID() }, { ...mail, html })
  const { mails } = await site.as(site.owner()).mails.searchMails({ search: { filter: { entityId: about.entityId } } })
  return mails[0]!.id
}

describe('200: the owner sees an email', () => {
  test('in a sandbox that runs, loads and sends nothing, and that only the dashboard can frame', async () => {
    const answer = await preview(
      await keep('<!doctype html><html><head><title>Yours</title></head><p>Yours</p></html>'),
      await session(site),
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(answer.headers['content-security-policy']).split('; ')
    expect(policy).toEqual([
      'sandbox',
      "default-src 'none'",
      "img-src 'self'",
      "style-src 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ])
    expect(answer.body).toContain('<head><base target="_blank"><title>')
  })

  test.each([
    '<script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '"><iframe srcdoc="<script>alert(1)</script>">',
    '<a href="javascript:alert(1)">x</a>',
    '</title></head><body onload=alert(1)>',
    "'-alert(1)-'",
    '{{constructor.constructor("alert(1)")()}}',
  ])('X01: a product called %s is escaped in its confirmation', async (name) => {
    const draft = orderConfirmation({ order: orderOf(name), shop: hostileShop(name), link: 'https://shop.example/orders/1' })
    const { body } = await preview(await keep(mailOf(draft!).html), await session(site))
    const escaped = name.replace(/[&<>"']/g, (character) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[character]};`)
    expect(body).toContain(escaped)
    expect(body).not.toMatch(/<(?:script|svg|iframe|img)|<[^>]*\son\w+=|javascript:[^<]*"/i)
  })
})

describe('no one else does', () => {
  test('401: without a session, or with that of another site', async () => {
    const id = await keep('<p>Yours</p>')
    for (const cookie of [undefined, '', 'nonsense', `${site.siteId}.${'A'.repeat(43)}`]) {
      const answer = await preview(id, cookie)
      expect({ status: answer.statusCode, tells: answer.body.includes('Yours') }).toEqual({ status: 401, tells: false })
    }
  })

  test('S08: for the owner of another site it is missing', async () => {
    const id = await keep('<p>Yours</p>')
    const neighbour = await site.neighbour()
    const theirs = await session(neighbour)
    expect([(await preview(id, theirs)).statusCode, (await preview(randomUUID(), theirs)).statusCode]).toEqual([404, 404])
  })

  test('404: an unknown email; 400: an invalid id', async () => {
    const cookie = await session(site)
    expect((await preview(randomUUID(), cookie)).json()).toMatchObject({ details: { applicationError: { code: 'MAIL_NOT_FOUND' } } })
    expect((await preview('%3Cscript%3E', cookie)).statusCode).toBe(400)
  })
})

const price = { amount: '5.00', formattedAmount: '€5.00' }

const orderOf = (name: string) =>
  ({
    id: randomUUID(),
    number: '10001',
    buyerInfo: { email: 'vera@example.com' },
    billingInfo: { contactDetails: { firstName: name, lastName: name } },
    paymentStatus: 'PAID',
    lineItems: [
      {
        productName: { original: name },
        quantity: 1,
        descriptionLines: [{ name: { original: name }, plainText: { original: name } }],
        lineItemPrice: price,
        price,
      },
    ],
    additionalFees: [],
    appliedDiscounts: [],
    priceSummary: { subtotal: price, shipping: price, tax: price, discount: price, totalAdditionalFees: price, total: price },
    shippingInfo: {
      title: name,
      logistics: {
        shippingDestination: {
          address: { addressLine: name, city: name, postalCode: name, country: 'PT' },
          contactDetails: { firstName: name },
        },
      },
    },
  }) as unknown as WireOrder

const hostileShop = (name: string) => ({
  name,
  email: 'hello@shop.example',
  language: 'en',
  locale: 'en-IE',
  timeZone: 'Europe/Dublin',
  payment: { online: 'sandbox' as const, offline: { title: name, instructions: name } },
})
