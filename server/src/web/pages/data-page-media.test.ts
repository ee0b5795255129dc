import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { storeFile } from '../../../../tests/support/files.ts'
import { startProcess, type SiteProcess } from '../../../../tests/support/site-process.ts'
import { clientAs, makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { statementsOf } from '../../../../tests/support/statements-of.ts'
import type { File } from '../../content/files/public.ts'
import { mountPages } from './mount.ts'

// Data items keep the names of files that became private or were deleted. The pages that are made from them don't show these (decision 0134).

let site: TestSite
let own: SiteProcess
let olga: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  own = startProcess(site)
  await mountPages(own.server, own.app)
  olga = clientAs(own.app, site.owner())
})
afterAll(() => own.close())

const headers = { host: '127.0.0.1:4400' }
const facts = { mimeType: 'image/webp', width: 20, height: 10 } as const
const film = { mediaType: 'VIDEO', mimeType: 'video/mp4', displayName: 'Dance' } as const
const imageOf = ({ id }: File) => `wix:image://v1/${id}/picture.webp#originWidth=20&originHeight=10`
const permissions = { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' } as const
type Field = NonNullable<Parameters<Client['dataCollections']['createDataCollection']>[0]['collection']['fields']>[number]
type PageSettings = Parameters<Client['dataCollections']['updateDataPageSettings']>[0]['settings']

/** A collection with pages that has one item. */
async function collection(id: string, fields: Field[], data: Record<string, unknown>, settings: Partial<PageSettings> = {}) {
  const all: Field[] = [{ key: 'title', type: 'TEXT' }, ...fields]
  await olga.dataCollections.createDataCollection({ collection: { id, displayName: id, displayField: 'title', permissions, fields: all } })
  await olga.dataCollections.updateDataPageSettings({ dataCollectionId: id, settings: { revision: '1', hasPages: true, ...settings } })
  await olga.dataItems.insertDataItem({ dataCollectionId: id, dataItem: { id: 'one', data: { _id: 'one', ...data } } })
}

/** The page without scripts, and the data of the page for scripts. */
async function sent(path: string): Promise<string> {
  const answers = await Promise.all([path, `${path === '/' ? '/_' : path}.data`].map((url) => own.server.inject({ url, headers })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  return answers.map(({ payload }) => payload).join('\n')
}

const parts = (text: string, files: readonly File[]): string[] =>
  files.flatMap(({ id }) =>
    Array.from(text.matchAll(/\/media\/[^"/?\s]+/g), ([url]) => url)
      .filter((url) => url.endsWith(id))
      .slice(0, 1),
  )

const hide = async ([one, ...others]: readonly File[]): Promise<void> => {
  await olga.files.updateFileDetails({ fileId: one!.id, details: { private: true } })
  await olga.files.bulkDeleteFiles({ fileIds: others.map(({ id }) => id) })
}

describe('pictures that became private or were deleted', () => {
  test('are left out of a list, an item, what refers to it, and the home page, until they return', async () => {
    const [cover, gone, next, portrait] = await Promise.all([1, 2, 3, 4].map(() => storeFile(site, facts)))
    await collection('people', [{ key: 'portrait', type: 'IMAGE' }], { title: 'Ilse', portrait: imageOf(portrait!) })
    const reference = { key: 'author', type: 'REFERENCE', typeMetadata: { reference: { referencedCollectionId: 'people' } } } as const
    const pictures = [cover, gone, next].map((file) => ({ type: 'image', src: imageOf(file!), alt: '' }))
    const fields: Field[] = [{ key: 'pictures', type: 'MEDIA_GALLERY' }, reference]
    await collection('posts', fields, { title: 'Basil', pictures, author: 'one' }, { homeItems: 3, itemLayout: 'ARTICLE' })
    const hidden = [cover!, gone!, portrait!]
    const paths = ['/', '/c/posts', '/c/posts/one', '/c/people/one', '/c/people']

    const before = await Promise.all(paths.map(sent))
    expect(before.map((text) => parts(text, [cover!, portrait!]).length)).toEqual([1, 1, 2, 2, 1])

    await hide(hidden)
    const after = await Promise.all(paths.map(sent))
    expect(after.filter((text) => hidden.some(({ id }) => text.includes(id)))).toEqual([])
    expect(after.map((text) => parts(text, [next!]).length)).toEqual([1, 1, 1, 1, 0])
    // The wire keeps what was stored.
    const { dataItem } = await olga.dataItems.getDataItem({ dataCollectionId: 'posts', dataItemId: 'one' })
    expect(dataItem.data).toMatchObject({ pictures, author: 'one' })

    await olga.files.updateFileDetails({ fileId: cover!.id, details: { private: false } })
    await olga.files.bulkRestoreFilesFromTrashBin({ fileIds: [portrait!.id] })
    expect((await Promise.all(paths.map(sent))).map((text) => parts(text, [cover!, portrait!]).length)).toEqual([1, 1, 2, 2, 1])
  })

  test('are left out of answers to questions, and videos of pages; a replaced picture has the URL of its content', async () => {
    const [one, two] = await Promise.all([storeFile(site, { ...facts, version: 3 }), storeFile(site, facts)])
    const dance = await storeFile(site, film)
    const fields: Field[] = [
      { key: 'picture', type: 'IMAGE' },
      { key: 'other', type: 'IMAGE' },
      { key: 'film', type: 'VIDEO' },
    ]
    const video = `wix:video://v1/${dance.id}/Dance.mp4#posterUri=x&posterWidth=1&posterHeight=1`
    const data = { title: 'How?', picture: imageOf(one), other: imageOf(two), film: video }
    await collection('faq', fields, data, { listLayout: 'QUESTIONS' })
    const [list, item] = [await sent('/c/faq'), await sent('/c/faq/one')]
    expect([parts(list, [one, two]).length, parts(item, [one, two]).length]).toEqual([2, 2])
    expect(item).toContain('Dance.mp4')
    expect(item).toMatch(new RegExp(`/media/${one.id}/v1/fill/[^"]*\\?v=3`))

    await hide([dance, two])
    const after = [await sent('/c/faq'), await sent('/c/faq/one')]
    expect(after.map((text) => [dance.id, two.id, 'Dance.mp4'].filter((word) => text.includes(word)))).toEqual([[], []])
    expect(after.map((text) => parts(text, [one]).length)).toEqual([1, 1])
  })
})

test('an item that names a file which can’t be there is displayed without it, and so are the others', async () => {
  const one = await storeFile(site, facts)
  const fields: Field[] = [
    { key: 'picture', type: 'IMAGE' },
    { key: 'other', type: 'IMAGE' },
    { key: 'film', type: 'VIDEO' },
  ]
  const long = 'a'.repeat(1001)
  const other = `wix:image://v1/${long}/picture.webp#originWidth=20&originHeight=10`
  await collection('odd', fields, { title: 'Odd', picture: imageOf(one), other, film: `wix:video://v1/${long}/film.mp4` })
  for (const path of ['/c/odd', '/c/odd/one']) {
    const text = await sent(path)
    expect(parts(text, [one])).toHaveLength(1)
    expect(text).not.toContain(long)
  }
})

test('a page needs one statement for all of its pictures, and none without', async () => {
  const files = await Promise.all(Array.from({ length: 30 }, () => storeFile(site, facts)))
  const gallery: Field[] = [{ key: 'pictures', type: 'MEDIA_GALLERY' }]
  const of = (count: number) => ({ title: 'Many', pictures: files.slice(0, count).map((file) => ({ src: imageOf(file) })) })
  const needed: number[][] = []
  // What is read again from time to time, such as the settings of the site, falls into one of the rounds at most.
  for (const round of [1, 2, 3]) {
    const pages = await Promise.all(
      [0, 1, 30].map(async (count) => {
        const id = `with-${count}-${round}`
        await collection(id, gallery, of(count))
        return `/c/${id}/one`
      }),
    )
    await own.server.inject({ url: '/search', headers })
    const counts: number[] = []
    for (const url of pages) {
      const open = async () => expect((await own.server.inject({ url, headers })).statusCode).toBe(200)
      counts.push(await statementsOf(own.database, open))
    }
    needed.push(counts)
  }
  const [none, few, many] = [0, 1, 2].map((page) => Math.min(...needed.map((counts) => counts[page]!)))
  expect([few! - none!, many! - none!]).toEqual([1, 1])
})
