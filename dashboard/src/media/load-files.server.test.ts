import { expect, test } from 'vitest'
import { firstWithFiles, requestOf } from './load-files.server.ts'

const at = (query: string, folderId = 'jugs') => requestOf(new URL(`https://stoa.test/dashboard/media?${query}`), folderId)
const newest = { fieldName: 'updatedDate', order: 'DESC' }

test('text is searched for, labels are queried, and else a folder is listed', () => {
  expect(at('type=IMAGE&cursor=c')).toEqual({
    call: 'files.listFiles',
    request: { parentFolderId: 'jugs', mediaTypes: ['IMAGE'], sort: newest, paging: { limit: 60, cursor: 'c' } },
  })
  expect(at('label=hero&label=autumn&type=IMAGE&visibility=private')).toEqual({
    call: 'files.queryFileDescriptors',
    request: {
      query: {
        filter: {
          labels: { $hasAll: ['hero', 'autumn'] },
          parentFolderId: { $ne: 'visitor-uploads' },
          mediaType: { $in: ['IMAGE'] },
          private: true,
        },
        sort: [newest],
        cursorPaging: { limit: 60 },
      },
    },
  })
  expect(at('label=hero', 'visitor-uploads').request).toMatchObject({ query: { filter: { parentFolderId: 'visitor-uploads' } } })
  expect(at('q=red&label=hero')).toMatchObject({ call: 'files.searchFiles', request: { search: 'red hero', rootFolder: 'MEDIA_ROOT' } })
})

test('pages of which nothing is left are skipped, up to a limit', async () => {
  const read: (string | undefined)[] = []
  const pages = (withFiles: number) => async (cursor: string | undefined) => {
    read.push(cursor)
    const page = Number(cursor ?? 0)
    return { files: page === withFiles ? [{ id: 'jug' } as never] : [], next: page < 30 ? String(page + 1) : undefined }
  }
  expect(await firstWithFiles(pages(2), undefined)).toEqual({ files: [{ id: 'jug' }], next: '3' })
  expect(read).toEqual([undefined, '1', '2'])
  expect(await firstWithFiles(pages(50), undefined)).toEqual({ files: [], next: '10' })
  expect(await firstWithFiles(pages(50), '29')).toEqual({ files: [], next: undefined })
})
