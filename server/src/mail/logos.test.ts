import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '../../../tests/support/files.ts'
import { startMailServer } from '../../../tests/support/mail-server.ts'
import { statementsOf } from '../../../tests/support/statements-of.ts'
import { closeMediaSite, makeMediaSite, pngOf, type MediaSite } from '../../../tests/support/uploads.ts'
import { writtenMails } from '../../../tests/support/written-mails.ts'
import type { File } from '../content/files/public.ts'
import { writeMails, type NewDraft } from './write-mail.ts'

let site: MediaSite
beforeAll(async () => {
  site = await makeMediaSite()
})
afterAll(() => closeMediaSite(site))
afterEach(() => setLogo(null))

const olga = () => site.as(site.owner())

async function setLogo(logoMediaId: string | null): Promise<void> {
  const { settings } = await olga().shop.getSettings({})
  await olga().shop.updateSettings({ settings: { revision: settings.revision, name: 'Stoa & "Sons"', logoMediaId } })
}

async function logoOf(bytes: Buffer, facts: Partial<File>): Promise<string> {
  const { id } = await storeFile(site, { displayName: 'logo', ...facts }, bytes)
  await setLogo(id)
  return id
}

const draftOf = async (recipient: string): Promise<NewDraft> => {
  const { settings: shop } = await site.app.services.sites.find(site.siteId)
  const draft = { template: 'order-link', recipient, shop, subject: 'Your order', heading: 'Your order', blocks: [] } as const
  return { draft, eventId: randomUUID(), entityFqdn: 'stoa.test', entityId: randomUUID() }
}

/** The logo in an email that is written now, and its text. */
async function written() {
  await writeMails({ db: site.database, services: site.app.services }, site.siteId, [await draftOf('vera@example.com')])
  const [mail] = await writtenMails(site.database, site.siteId, 'order-link')
  return { ...mail!, logo: /<img[^>]*>/.exec(mail!.html)?.[0] }
}

const attribute = (element: string | undefined, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element ?? '')?.[1]

describe('the logo of a shop is at the top of its emails', () => {
  test.each([
    ['a picture', () => pngOf(1200, 300), { mimeType: 'image/png', width: 1200, height: 300 }, [240, 60]],
    [
      'WebP, in a format that all mail programs know',
      () => pngOf(200, 200).then((png) => sharp(png).webp().toBuffer()),
      { mimeType: 'image/webp', width: 200, height: 200, version: 2 },
      [64, 64],
    ],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="24" height="12"/></svg>'),
      { mediaType: 'VECTOR', mimeType: 'image/svg+xml', width: 24, height: 12 },
      [128, 64],
    ],
  ] as const)('%s', async (_what, bytes, facts, [width, height]) => {
    await logoOf(await bytes(), facts)
    const { logo, html, plain } = await written()
    expect(['width', 'height', 'alt'].map((name) => attribute(logo, name))).toEqual([
      String(width),
      String(height),
      'Stoa &amp; &quot;Sons&quot;',
    ])
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(plain).toMatch(/^Your order\n\n[\s\S]*\n\nStoa & "Sons"\n$/)
    const url = attribute(logo, 'src')!
    expect(url.startsWith(`${site.baseUrl}/media/`)).toBe(true)
    const answer = await fetch(url)
    const { format, width: pixels } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([answer.headers.get('content-type'), format, pixels]).toEqual(['image/png', 'png', 2 * width])
  })

  test('the name is there while it is private or in the trash, and where there is none', async () => {
    const id = await logoOf(await pngOf(40, 40), { mimeType: 'image/png', width: 40, height: 40 })
    const { files } = olga()
    const steps = [
      () => files.updateFileDetails({ fileId: id, details: { private: true } }),
      () => files.updateFileDetails({ fileId: id, details: { private: false } }),
      () => files.bulkDeleteFiles({ fileIds: [id] }),
      () => files.bulkDeleteFiles({ fileIds: [id], permanent: true }),
      () => setLogo(null),
    ]
    const found: boolean[] = []
    for (const step of steps) {
      await step()
      const { logo, html } = await written()
      found.push(logo !== undefined)
      if (!logo) expect(html).toMatch(/font-weight:700">Stoa &amp; &quot;Sons&quot;<\/td>/)
    }
    expect(found).toEqual([false, true, false, false, false])
  })

  test('it is found once for many emails, and not at all for a shop without one', async () => {
    const drafts = () => Promise.all(['a', 'b', 'c'].map((name) => draftOf(`${name}@example.com`)))
    const sent = (many: NewDraft[]) =>
      statementsOf(site.database, () => writeMails({ db: site.database, services: site.app.services }, site.siteId, many))
    expect(await sent(await drafts())).toBe(1)
    await logoOf(await pngOf(40, 40), { mimeType: 'image/png', width: 40, height: 40 })
    expect(await sent(await drafts())).toBe(2)
  })

  test('the test email has it, too', async () => {
    const server = await startMailServer()
    const mailing = await makeMediaSite(server.settings)
    try {
      const { shop, mails } = mailing.as(mailing.owner())
      const { id } = await storeFile(mailing, { mimeType: 'image/png', width: 40, height: 40 }, await pngOf(40, 40))
      await shop.updateSettings({ settings: { revision: (await shop.getSettings({})).settings.revision, logoMediaId: id } })
      expect((await mails.sendTestMail({})).testMail.outcome).toBe('TAKEN')
      expect(server.arrived[0]!.html).toContain(`/media/${id}/v1/fit/w_80,h_80,enc_png/logo.png`)
    } finally {
      await mailing.server.close()
      await server.close()
      rmSync(mailing.settings.dataFolder, { recursive: true, force: true })
    }
  })
})
