import type { Client } from '@stoa/sdk'

type Collection = Parameters<Client['dataCollections']['createDataCollection']>[0]['collection']
type Settings = Omit<Parameters<Client['dataCollections']['updateDataPageSettings']>[0]['settings'], 'revision'>

const text = (key: string) => ({ key, type: 'TEXT' as const })
const picture = 'wix:image://v1/stoa-jarro-1.webp/jarro.jpg#originWidth=1600&originHeight=1067'

async function makePages(client: Client, collection: Collection, items: Record<string, unknown>[], settings: Settings) {
  const dataCollectionId = collection.id
  const permissions = { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' } as const
  await client.dataCollections.createDataCollection({ collection: { permissions, ...collection } })
  const dataItems = items.map((data, index) => ({ id: `${data._id ?? `n${index}`}`, data }))
  await client.dataItems.bulkInsertDataItems({ dataCollectionId, dataItems })
  const shown = { revision: '1', hasPages: true, inMenu: false, ...settings }
  await client.dataCollections.updateDataPageSettings({ dataCollectionId, settings: shown })
}

/** Collections whose pages have each layout, with complete and with unusual content. */
export async function makeLayouts(client: Client): Promise<void> {
  const questions = [
    { question: 'How long does delivery take?', answer: '<p>Two to four working days.</p><ul><li>Glass travels on Mondays.</li></ul>' },
    { question: 'Is there an answer?' },
    { question: `${'Donaudampfschifffahrt'.repeat(6)}?`, answer: '<p>No.</p>' },
  ]
  const answer = { key: 'answer', type: 'RICH_TEXT' as const }
  await makePages(client, { id: 'Questions', fields: [text('question'), answer] }, questions, { listLayout: 'QUESTIONS' })
  const words = ['Aneroid', 'Aspect', 'Basil', 'Cirrus', 'Dew point', 'Évora', 'شباك', '7-day clock'].map((word) => ({ word }))
  await makePages(client, { id: 'Glossary', fields: [text('word')] }, words, { listLayout: 'INDEX' })
  const places = [{ name: 'The reading room', photo: picture, about: 'A window with a table in front of it, and a view of two chimneys.' }]
  const photo = { key: 'photo', type: 'IMAGE' as const }
  const fields = [text('name'), photo, text('about'), { key: 'opened', type: 'DATE' as const }]
  const listed = [...places, { name: 'A kitchen', opened: '2014-05-04' }]
  await makePages(client, { id: 'Windows', fields }, listed, { listLayout: 'LIST', itemLayout: 'PROFILE' })
  const essays = [
    { _id: 'empty' },
    {
      _id: 'long',
      title: 'Donaudampfschifffahrt'.repeat(5),
      summary: 'x'.repeat(200),
      body: `<p>${'y'.repeat(300)}</p>`,
      author: 'W'.repeat(120),
      tags: ['t'.repeat(120)],
    },
    {
      _id: 'rtl',
      title: 'نافذة مفتوحة',
      summary: 'من هنا يبدأ كل صباح، بكوب قهوة ونبتة ريحان.',
      body: '<p>في الصباح يدخل الضوء.</p>',
      tags: ['ضوء'],
    },
  ]
  const essayFields = [
    text('title'),
    text('summary'),
    { key: 'body', type: 'RICH_TEXT' as const },
    text('author'),
    { key: 'tags', type: 'ARRAY_STRING' as const },
  ]
  await makePages(client, { id: 'Essays', displayField: 'title', fields: essayFields }, essays, { itemLayout: 'ARTICLE' })
}
