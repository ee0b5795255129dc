import type { Client } from '@stoa/sdk'

const id = 'Workbook'
const sections = ['Workshop', 'Garden', 'Letters'] as const
const titles = [
  'A lamp from a walnut branch',
  'What the frost left',
  'To whoever finds this book',
  'Sharpening, slowly',
  'Seeds that waited',
  'An answer from Évora',
  'The bench is finished',
  'Pruning in the rain',
]

/** A workbook with published, draft and scheduled entries; and a sandbox. */
export async function makeDrafts({ dataCollections, dataItems, dataSettings }: Client): Promise<void> {
  const fields = [
    { key: 'title', displayName: 'Title', type: 'TEXT' as const },
    { key: 'section', displayName: 'Section', type: 'TEXT' as const },
    { key: 'words', displayName: 'Words', type: 'NUMBER' as const },
    { key: 'fee', displayName: 'Fee', type: 'NUMBER' as const },
    { key: 'day', displayName: 'Day', type: 'DATE' as const },
  ]
  const plugins = [{ type: 'PUBLISH' as const, publishOptions: { defaultStatus: 'DRAFT' as const } }]
  await dataCollections.createDataCollection({ collection: { id, displayName: 'Workbook', displayField: 'title', fields, plugins } })
  await dataItems.bulkInsertDataItems({ dataCollectionId: id, dataItems: titles.map(postOf) })
  const { settings } = await dataSettings.getDataSettings({})
  if (!settings.sandboxEnabled) await dataSettings.updateDataSettings({ settings: { revision: settings.revision, sandboxEnabled: true } })
}

function postOf(title: string, n: number) {
  const standing =
    n % 4 === 3
      ? { _publishStatus: 'DRAFT' }
      : n % 4 === 2
        ? { _publishDate: { $date: '2099-03-01T08:00:00.000Z' } }
        : { _publishStatus: 'PUBLISHED' }
  const data = {
    title,
    section: sections[n % 3],
    words: 420 + n * 85,
    ...(n % 3 !== 1 && { fee: 40 + n * 12.5 }),
    day: `2026-11-${10 + n}`,
  }
  return { id: `post-${n}`, data: { ...data, ...standing } }
}
