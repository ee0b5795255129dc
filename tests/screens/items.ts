import type { Client } from '@stoa/sdk'

const dataCollectionId = 'Postcards'
const first = { place: 'Lisboa', picture: 'A tram', writtenOn: true }

/** An item edited by several users, and a deleted one. */
export async function makeItems(client: Client): Promise<{ changedItemId: string; deletedItemId: string }> {
  const [changedItemId, deletedItemId] = ['tram-28', 'river-in-rain']
  await client.dataItems.insertDataItem({ dataCollectionId, dataItem: { id: changedItemId, data: first } })
  const later = { ...first, picture: 'Tram 28, before the cathedral', year: 1931 }
  await client.dataItems.updateDataItem({ dataCollectionId, dataItem: { id: changedItemId, data: later } })
  await client.dataItems.updateDataItem({ dataCollectionId, dataItem: { id: changedItemId, data: { ...later, year: 1934 } } })
  const lost = { place: 'Porto', picture: 'By the river, after rain' }
  await client.dataItems.insertDataItem({ dataCollectionId, dataItem: { id: deletedItemId, data: lost } })
  await client.dataItems.removeDataItem({ dataCollectionId, dataItemId: deletedItemId })
  return { changedItemId, deletedItemId }
}

const stories = {
  id: 'Stories',
  displayName: 'Stories',
  displayField: 'title',
  fields: [
    { key: 'title', displayName: 'Title', type: 'TEXT' as const },
    { key: 'text', displayName: 'Text', type: 'RICH_TEXT' as const },
    { key: 'cover', displayName: 'Cover', type: 'IMAGE' as const },
    { key: 'aside', displayName: 'Aside', type: 'RICH_TEXT' as const },
  ],
}
const text =
  '<h2>Before the kiln</h2><p>Clay remembers <strong>every</strong> hand. It is <em>wedged</em>, thrown, and left to dry for a week; see <a href="/about">how we work</a>.</p>' +
  '<ul><li><p>stoneware from the north</p></li><li><p>ash of vine</p></li></ul><blockquote><p>Nothing is in a hurry here.</p></blockquote>'

/** An item with rich texts, one of them unsupported by the editor, and an image. */
export async function makeStory(client: Client): Promise<{ storyId: string }> {
  await client.dataCollections.createDataCollection({ collection: stories })
  const aside = '<table><tr><td>1240 °C</td></tr></table>'
  const cover = 'wix:image://v1/stoa-jarro-1.webp/jarro.jpg#originWidth=1600&originHeight=1067'
  const data = { title: 'Before the kiln', text, cover, aside }
  await client.dataItems.insertDataItem({ dataCollectionId: stories.id, dataItem: { id: 'before-the-kiln', data } })
  return { storyId: 'before-the-kiln' }
}
