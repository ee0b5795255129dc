import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('data-drafts', ({ value, error, sent }, { generation, mode }) => {
  // The older packages have neither plugins nor drafts.
  const isToday = generation === 'current'
  const paths = mode === 'www' ? '/wix-data/v2' : '/_api/cloud-data/v2'

  test.runIf(isToday)('addPublishPlugin: drafts are omitted unless requested, and always for readers', () => {
    expect(value('statuses')).toEqual(['PUBLISH'])
    expect(value('a draft')).toBe('DRAFT')
    expect(value('without drafts')).toEqual([1, null, 1])
    const all = [
      ['new', 'DRAFT'],
      ['old', 'PUBLISHED'],
    ]
    expect(value('with drafts')).toEqual([all, 'New', 2])
    expect(value('a reader who asks for drafts')).toBe(1)
  })

  test.runIf(isToday)('a draft is published by its status; the plugin can be removed when there are no drafts', () => {
    expect(value('published')).toEqual(['New', 2])
    expect(value('the plugin, without drafts')).toEqual([])
    expect(value('what the editor keeps')).toEqual(['CMS'])
  })

  test.runIf(isToday)('addDraftItemsPlugin: a draft next to the published item, until it replaces it', () => {
    expect([value('drafts beside'), value('begun'), value('changed')]).toEqual([['DRAFT_ITEMS'], 'Salt', 'Sea salt'])
    expect(value('unchanged for readers')).toBe('Salt')
    expect(value('published over it')).toEqual(['Sea salt', 'Sea salt'])
    expect(value('taken back')).toEqual(['Sea salt', null])
    expect(value('taken away')).toBeNull()
  })

  test.runIf(isToday).each([
    ['the plugin, while there are drafts', 'DATA_DRAFTS_EXIST'],
    ['links', 'DATA_PLUGIN_NOT_OFFERED'],
    ['begun again', 'WDE0074'],
    ['written by hand', 'WRITTEN_AS_DRAFTS'],
    ['no draft any more', 'WDE0073'],
  ])('refused: %s', (step, code) => expect(error(step).code).toBe(code))

  test.runIf(isToday)('the packages use their own paths', () => {
    const path = (step: string) => sent(step)[0]!.path
    expect([path('begun'), path('no draft any more')]).toEqual([`${paths}/items/create-draft`, `${paths}/items/publish-draft`])
    expect(path('taken back')).toBe(`${paths}/items/unpublish`)
  })
})
