import { expect, test } from 'vitest'
import { pictureUrl, type PictureSettings } from './picture-url.ts'

const picture = { url: 'https://shop.example/media/a.jpg', name: 'A jug/1.jpg', width: 1200, height: 800 }
const settings: PictureSettings = { how: 'fill', width: 300, height: 200, quality: 80, isAutomatic: true, focus: undefined }
const pathOf = (changes: Partial<PictureSettings>, url = picture.url): string =>
  pictureUrl({ ...picture, url }, { ...settings, ...changes }).slice('https://shop.example/media/a.jpg/v1/'.length)

test.each<[Partial<PictureSettings>, string]>([
  [{}, 'fill/w_300,h_200,al_fp,q_80,enc_auto/A%20jug-1.jpg'],
  [{ focus: { x: 0.5, y: 0 }, isAutomatic: false }, 'fill/w_300,h_200,al_fp_0.50_0.00,q_80/A%20jug-1.jpg'],
  [{ how: 'fit', quality: 100 }, 'fit/w_300,h_200,q_100,enc_auto/A%20jug-1.jpg'],
  [{ how: 'crop' }, 'crop/x_450,y_300,w_300,h_200,q_80,enc_auto/A%20jug-1.jpg'],
  [{ how: 'crop', focus: { x: 1, y: 1 } }, 'crop/x_900,y_600,w_300,h_200,q_80,enc_auto/A%20jug-1.jpg'],
  [{ how: 'crop', width: 4000, height: 10 }, 'crop/x_0,y_395,w_1200,h_10,q_80,enc_auto/A%20jug-1.jpg'],
])('%j', (changes, expected) => expect(pathOf(changes)).toBe(expected))

test('the version of a replaced picture stays at the end', () => {
  expect(pathOf({ how: 'fit' }, `${picture.url}?v=3`)).toBe('fit/w_300,h_200,q_80,enc_auto/A%20jug-1.jpg?v=3')
})
