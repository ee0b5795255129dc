import { expect, test } from 'vitest'
import { account } from './account-texts.ts'
import { photoErrorOf } from './photo-form.tsx'

const { profile } = account

test.each([
  ['TOO_LARGE', profile.photoRefused.TOO_LARGE],
  ['another', profile.photoFailed],
  ['constructor', profile.photoFailed],
  ['__proto__', profile.photoFailed],
])('the error of a photo refused with %s is a text', (code, text) => expect(photoErrorOf(profile, code)).toBe(text))
