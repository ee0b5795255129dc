import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('media', ({ value, error, sent }, { generation, mode }) => {
  const prefix = mode === 'www' ? '/site-media' : '/wix-privatemedia-proxy-server'

  test('a file is uploaded, processed, read and changed', () => {
    expect(value('uploaded')).toMatchObject({ displayName: 'jug.png', operationStatus: 'PENDING', mediaType: 'IMAGE' })
    const ready = value('ready')
    expect(ready).toMatchObject({ operationStatus: 'READY', displayName: 'jug.png', labels: ['journey'], private: false, state: 'OK' })
    expect(ready.media.image.image).toMatch(/^wix:image:\/\/v1\/[0-9a-f-]{36}\.png\/jug\.png#originWidth=2&originHeight=3$/)
    expect(value('got several').files ?? value('got several')).toMatchObject([{ _id: ready._id }])
    expect(value('by its text')).toMatchObject({ _id: ready._id })
    const changed = value('updated')
    expect(changed.file ?? changed).toMatchObject({
      displayName: 'Blue jug.png',
      labels: ['blue'],
      parentFolderId: value('inner folder')._id,
    })
    expect(sent('updated')).toMatchObject([{ method: 'PATCH', path: `${prefix}/v1/files/update-file-descriptor` }])
    expect(error('nothing to change')).toMatchObject({ status: 400, code: 'FIELD_MASK_IS_EMPTY_OR_MISSING' })
  })

  test('an upload in parts has a URL and a token', () => {
    expect(value('resumable')).toMatchObject({
      uploadProtocol: 'TUS',
      uploadUrl: expect.stringContaining('/tus'),
      uploadToken: expect.any(String),
    })
    expect(value('resumable, empty')).toMatchObject({ details: { applicationError: { code: 'UPLOAD_INCOMPLETE' } } })
  })

  test('files are listed, searched, downloaded and imported', () => {
    expect(value('listed').files).toMatchObject([{ displayName: 'Blue jug.png' }])
    expect(value('searched').files.map(({ displayName }: { displayName: string }) => displayName)).toContain('Blue jug.png')
    expect(value('download').downloadUrls).toMatchObject([{ assetKey: 'src', url: expect.stringContaining('/media-downloads/') }])
    expect(value('downloads').downloadUrl).toContain('/media-archives/')
    expect(error('stream')).toMatchObject({ status: 400, code: 'FILE_NOT_A_VIDEO' })
    // Without ffmpeg, the film of the sample shop is served as it is.
    expect(value('film').media.video).toMatch(/^wix:video:\/\/v1\/stoa-film-sill-sundial\.mp4\//)
    expect(error('film, streamed')).toMatchObject({ status: 409, code: 'VIDEO_STREAM_UNAVAILABLE' })
    expect(value('imported').file ?? value('imported')).toMatchObject({ operationStatus: 'PENDING', displayName: 'again.png' })
    expect(value('imported several').files).toHaveLength(1)
    expect(value('imported each').bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
  })

  test('files go to the trash and come back', () => {
    const { _id } = value('ready')
    expect(value('trash').files.map((file: { _id: string }) => file._id)).toContain(_id)
    expect(value('restored file')).toMatchObject({ _id, state: 'OK' })
    expect(error('missing file')).toMatchObject({ status: 404, code: 'RESOURCE_NOT_FOUND' })
  })

  test('folders are read, renamed, listed, found, deleted and restored', () => {
    const { _id } = value('folder')
    expect(value('got folder')).toMatchObject({ _id, displayName: 'Journey', parentFolderId: 'media-root' })
    expect(value('renamed folder')).toMatchObject({ displayName: 'Renamed' })
    expect(value('folders').folders.map(({ displayName }: { displayName: string }) => displayName)).toEqual(['Renamed', 'a'])
    expect(value('found folders').folders).toMatchObject([{ displayName: 'Renamed' }])
    expect(value('folder download').downloadUrl).toContain('/media-archives/')
    expect(value('deleted folders').folders.map((folder: { _id: string }) => folder._id)).toContain(_id)
    expect(error('missing folder')).toMatchObject({ status: 404, code: 'FOLDER_NOT_FOUND' })
    expect(sent('got folder')).toMatchObject([{ method: 'GET', path: `${prefix}/v1/folders/${_id}` }])
  })

  test.runIf(generation === 'current')('files and folders are queried', () => {
    expect(value('queried')).toBe(2)
    expect(value('queried folders')).toBeGreaterThan(-1)
  })
})
