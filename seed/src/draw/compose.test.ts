import { expect, test } from 'vitest'
import { media } from '../pictures/media.ts'
import { compose } from './compose.ts'

const drawings = media.map(({ id, picture, width, height }) => {
  const { light, scene } = compose(picture, { width, height })
  return { id, svg: light + scene({ shade: 'data:,shade', grain: 'data:,grain' }) }
})

test('every picture is drawn with numbers only', () => {
  expect(drawings.filter(({ svg }) => /NaN|undefined|Infinity|\[object/.test(svg)).map(({ id }) => id)).toEqual([])
})

test('what a drawing refers to it defines', () => {
  for (const { id, svg } of drawings) {
    const defined = new Set([...svg.matchAll(/ id="(d\d+)"/g)].map(([, name]) => name))
    const missing = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, name]) => name).filter((name) => !defined.has(name))
    expect([id, missing]).toEqual([id, []])
  }
})

test('no text in a picture: it would look different where the fonts are different', () => {
  expect(drawings.filter(({ svg }) => svg.includes('<text')).map(({ id }) => id)).toEqual([])
})

test('no two pictures are alike', () => {
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(media.length)
})
