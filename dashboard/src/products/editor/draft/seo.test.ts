import { expect, test } from 'vitest'
import { keywordsIn, seoData, seoDraft } from './seo.ts'

const other = { type: 'meta', props: { name: 'robots', content: 'noindex' } }
const texts = { title: 'Cup', description: 'A cup.', keywords: 'cup, tea' }

test('texts become tags and keywords, and what the form doesn’t have stays', () => {
  const before = {
    tags: [other, { type: 'title', children: 'Old' }],
    settings: { preventAutoRedirect: true, keywords: [{ term: 'tea', isMain: true, origin: 'USER' }] },
  }
  const data = seoData(texts, before)
  expect(data).toEqual({
    tags: [{ type: 'title', children: 'Cup' }, { type: 'meta', props: { name: 'description', content: 'A cup.' } }, other],
    settings: {
      preventAutoRedirect: true,
      keywords: [
        { term: 'cup', isMain: true },
        { term: 'tea', isMain: true, origin: 'USER' },
      ],
    },
  })
  expect(seoDraft(data)).toEqual(texts)
})

test('empty texts remove their tags', () => {
  expect(seoData({ title: '', description: '', keywords: '' }, { tags: [{ type: 'title', children: 'Old' }, other] })).toEqual({
    tags: [other],
    settings: { keywords: [] },
  })
  expect(seoDraft(undefined)).toEqual({ title: '', description: '', keywords: '' })
})

test('keywords are separated by commas, each once', () => expect(keywordsIn(' cup,tea ,, cup\nmug')).toEqual(['cup', 'tea', 'mug']))
