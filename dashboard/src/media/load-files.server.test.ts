import { expect, test } from 'vitest'
import { requestOf } from './load-files.server.ts'

const at = (query: string, folderId = 'jugs') => requestOf(new URL(`https://stoa.test/dashboard/media?${query}`), folderId)
const newest = { fieldName: 'updatedDate', order: 'DESC' }

test('text and labels are searched for, and else a folder is listed', () => {
  expect(at('type=IMAGE&cursor=c')).toEqual({
    call: 'files.listFiles',
    request: { parentFolderId: 'jugs', mediaTypes: ['IMAGE'], sort: newest, paging: { limit: 60, cursor: 'c' } },
  })
  expect(at('label=hero&label=autumn&type=IMAGE&visibility=private')).toEqual({
    call: 'files.searchFiles',
    request: {
      labels: ['hero', 'autumn'],
      rootFolder: 'MEDIA_ROOT',
      mediaTypes: ['IMAGE'],
      private: true,
      sort: newest,
      paging: { limit: 60 },
    },
  })
  expect(at('label=hero', 'visitor-uploads').request).toMatchObject({ rootFolder: 'VISITOR_UPLOADS_ROOT' })
  expect(at('q=red&label=hero').request).toMatchObject({ search: 'red', labels: ['hero'], rootFolder: 'MEDIA_ROOT' })
  expect(at('q=red').request).not.toHaveProperty('labels')
})
