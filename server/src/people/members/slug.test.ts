import { expect, test } from 'vitest'
import { isSlug, slugOf } from './slug.ts'

test.each<[string, boolean]>([
  ['mia', true],
  ['mia-2', true],
  ['0', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['Mia', false],
  ['mia silva', false],
  ['-mia', false],
  ['mia-', false],
  ['mia--silva', false],
  ['mía', false],
  // Cyrillic, but it looks like the Latin word.
  ['мia', false],
  ['..', false],
  ['mia/edit', false],
  ['mia\u200b', false],
  ['admin', false],
  ['my', false],
  ['v1', false],
  ['graphql', false],
  ['constructor', true],
])('U06: %j: %j', (slug, expected) => expect(isSlug(slug)).toBe(expected))

test.each<[string, string | undefined]>([
  ['Mia', 'mia'],
  ['Mía de Sá', 'mia-de-sa'],
  ['  Mia   Silva ', 'mia-silva'],
  ['Admin', undefined],
  ['李', undefined],
  ['', undefined],
])('%j becomes %j', (name, slug) => expect(slugOf(name)).toBe(slug))
