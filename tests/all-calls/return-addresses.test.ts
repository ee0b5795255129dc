import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { codeChallenge, codeVerifier } from '@stoa/sdk'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { readyCheckout } from '../support/buying.ts'
import { storeFile } from '../support/files.ts'
import { bowl } from '../support/goods.ts'
import { hostileAddresses } from '../support/hostile-addresses.ts'
import { makeTestMember } from '../support/members.ts'
import { line, makeTestShop, type TestShop } from '../support/shop.ts'
import { fieldsOf, withValue, type Node } from './requests.ts'

// Every field of a request that contains a URL either is an address that a browser is sent to, or says here what else it is (threat A17).

type Kind = 'exact' | 'domain' | { not: string }

/** What a URL is for, by its field. */
const kinds: readonly [field: RegExp, kind: Kind][] = [
  [/^redirects\.createRedirectSession callbacks\./, 'domain'],
  [/^recovery\.\w+ (emailOptions\.)?redirect\.url$/, 'domain'],
  [/overrideCheckoutUrl$/, 'domain'],
  [/^files\.generateFileDownloadUrl expirationRedirectUrl$/, 'domain'],
  [
    /^(files\.\w+ (importFileRequests\[\]\.)?|catalogue\.addProductMedia media\[\]\.)url$/,
    { not: 'where the server fetches a file itself' },
  ],
  [/^redirects\.createRedirectSession auth\.authRequest\.redirectUri$/, 'exact'],
  [/^oauth\.\w+ redirect_?uri$/i, { not: 'compared with the address that the code was sent to' }],
  [/\.(image|media|photo|cover)\.url$|^backInStock\.\w+ itemDetails\.image\.url$/, { not: 'a picture' }],
  [/^backInStock\.\w+ request\.itemUrl$/, { not: 'a page that an email links to, checked by its own test' }],
  [/^productsV3\.\w+ .*\.itemsInfo\.items\[\]\.url$/, { not: 'where the server fetches a file itself' }],
  [/^productsV3\.\w+ .*\.choices\[\]\.media\.items\[\]\.url$/, { not: 'a picture' }],
  [/customLineItems\[\]\.url\.url$/, { not: 'the page of a product that the owner sells' }],
  [/^(oauthClients|apps)\.\w+ redirectUris$/, { not: 'a registration' }],
  [/^webhooks\.\w+ url$/, { not: 'where the server sends events itself' }],
  [/^oauthClients\.\w+ mediaUrls$/, { not: 'a choice between forms of URLs' }],
]
const kindOf = (field: string): Kind | undefined => kinds.find(([pattern]) => pattern.test(field))?.[1]

const urlFields = allCalls(contract).flatMap(({ id, call }) =>
  fieldsOf(call.request as Node)
    .filter(({ path, node }) => /(url|uri)s?(\[\])*$/i.test(path) && node.properties === undefined)
    .map(({ path }) => ({ id, path: path.replace(/(\[\])+$/, '') })),
)
const fieldsOfKind = (kind: Kind) => urlFields.filter(({ id, path }) => kindOf(`${id} ${path}`) === kind)

test('every URL in a request is a return address or says what else it is', () => {
  expect(urlFields.filter(({ id, path }) => kindOf(`${id} ${path}`) === undefined)).toEqual([])
  expect(kinds.filter(([pattern]) => !urlFields.some(({ id, path }) => pattern.test(`${id} ${path}`)))).toEqual([])
})

let shop: TestShop
/** A visitor of the site’s client. */
let vera: Identity
/** Requests that succeed without the address, by call. */
let requests: Record<string, { as: 'visitor' | 'owner'; bases: object[] }>

beforeAll(async () => {
  const redirectUris = ['https://front.example/callback', 'stoa-app://signed-in']
  shop = await makeTestShop({ redirectUris, redirectDomains: ['www.other.example', 'localhost:3000'], rateLimits: 'off' })
  vera = { ...shop.visitor(), clientId: shop.clientId }
  const [owner, visitor] = [shop.as(shop.owner()), shop.as(vera)]
  const checkoutId = await readyCheckout(visitor, { items: [line(bowl)] })
  const owners = await owner.checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(bowl)] })
  await owner.carts.addToCurrentCart({ lineItems: [line(bowl)] })
  const mia = await makeTestMember(shop)
  const { clientId } = shop
  const authRequest = {
    clientId,
    codeChallenge: await codeChallenge(codeVerifier()),
    codeChallengeMethod: 'S256',
    responseType: 'code',
    redirectUri: redirectUris[0],
    state: 'x7',
  }
  requests = {
    'redirects.createRedirectSession': {
      as: 'visitor',
      bases: [
        { login: {} },
        { logout: {} },
        { logout: { clientId } },
        { storesProduct: { productSlug: 'jug' } },
        { ecomCheckout: { checkoutId } },
        { auth: { authRequest } },
      ],
    },
    'recovery.sendRecoveryEmail': { as: 'visitor', bases: [{ email: 'nobody@example.com' }] },
    'recovery.sendActivationEmail': { as: 'owner', bases: [{ identityId: mia.id }] },
    'carts.updateCurrentCart': { as: 'owner', bases: [{}] },
    'checkouts.createCheckout': { as: 'owner', bases: [{ channelType: 'WEB', lineItems: [line(bowl)] }] },
    'files.generateFileDownloadUrl': { as: 'owner', bases: [{ fileId: (await storeFile(shop, {})).id }] },
    'checkouts.updateCheckout': { as: 'owner', bases: [{ checkout: { id: owners.checkout.id } }] },
  }
})

/** The answer to one of the call's requests with an address in a field. */
function send({ id, path }: { id: string; path: string }, address: string, base: object) {
  const identity = requests[id]!.as === 'owner' ? shop.owner() : vera
  return shop.app.call(id, identity, withValue(base as Record<string, unknown>, path, address))
}

interface Refused {
  details: { validationError?: { fieldViolations: { field: string }[] }; applicationError?: { code: string } }
}

/** What a refusal names: the field, or the code of a call that declares one. */
function refusalIn(body: unknown): string {
  const { validationError, applicationError } = (body as Refused).details
  return applicationError?.code ?? validationError!.fieldViolations.map(({ field }) => field).join()
}

describe.each(fieldsOfKind('domain'))('A17: $id $path', (field) => {
  const bases = () => requests[field.id]!.bases

  test('400: an address elsewhere, however it is spelt', async () => {
    for (const [index, address] of hostileAddresses.entries()) {
      const { status, body } = await send(field, address, bases()[index % bases().length]!)
      expect({ address, status, body }).toMatchObject({ address, status: 400 })
      expect(['REDIRECT_URL_NOT_REGISTERED', field.path]).toContain(refusalIn(body))
    }
  })

  test('200: any address of an allowed redirect domain, of a redirect URI’s origin, or of this site', async () => {
    const urls = ['https://front.example/thanks?from=stoa#done', 'https://www.other.example/', 'http://localhost:3000/thanks']
    for (const base of bases())
      for (const address of [...urls, `${shop.settings.baseUrl}/products/jug`]) {
        const { status, body } = await send(field, address, base)
        expect({ address, status, body }).toMatchObject({ address, status: 200 })
      }
  })
})

test.each(fieldsOfKind('exact'))('A17: $id $path: 400: an address that isn’t exactly a registered one', async (field) => {
  const near = [
    'https://front.example/callback?x=1',
    'https://front.example/callback/',
    'https://www.other.example/',
    'http://localhost:3000/',
  ]
  const base = requests[field.id]!.bases.find((one) => 'auth' in one)!
  for (const address of [...hostileAddresses, ...near, `${shop.settings.baseUrl}/login`]) {
    const { status, body } = await send(field, address, base)
    expect({ address, status, names: refusalIn(body) }).toEqual({ address, status: 400, names: field.path })
  }
})
