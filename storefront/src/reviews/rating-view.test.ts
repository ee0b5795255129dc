import { expect, test } from 'vitest'
import { ratingView } from './rating-view.ts'

test('a rating has an average with one decimal place, and a bar per number of stars from five to one', () => {
  expect(ratingView({ average: 4.46, count: 1028, countPerStar: [1, 0, 1, 1009, 17] }, 'en-IE')).toEqual({
    average: 4.5,
    averageText: '4.5',
    count: 1028,
    countText: '1,028',
    bars: [
      { stars: 5, count: 17, countText: '17' },
      { stars: 4, count: 1009, countText: '1,009' },
      { stars: 3, count: 1, countText: '1' },
      { stars: 2, count: 0, countText: '0' },
      { stars: 1, count: 1, countText: '1' },
    ],
  })
})

test('the average has its decimal place if it is zero, and the locale’s decimal sign', () => {
  expect(ratingView({ average: 4, count: 1, countPerStar: [0, 0, 0, 1, 0] }, 'pt-PT').averageText).toBe('4,0')
})

test('without reviews the average is 0, and there are no bars', () => {
  expect(ratingView({ count: 0, countPerStar: [0, 0, 0, 0, 0] }, 'en')).toMatchObject({ average: 0, count: 0, bars: [] })
})
