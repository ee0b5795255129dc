import { call } from '../call.ts'
import { Member } from '../members/member.ts'
import { memberProblems } from '../members/problems.ts'
import { field, Shape } from '../scalars.ts'
import { PhotoData } from './photo-data.ts'

const source = 'decision 0065'
const MemberAnswer = Shape({ member: field(Member, 'Your member with the present photo.') })

export const setMyPhoto = call({
  method: 'POST',
  path: '/v1/members/my/photo',
  family: 'stoa',
  summary: 'Set the photo of your own profile.',
  description:
    'Takes a PNG, JPEG or WebP of at most 5 MB. It is scaled down to 1024 pixels and re-encoded without metadata such as the location. ' +
    'Replaces the previous photo, which is deleted. Everyone who can see the profile can see the photo.',
  source,
  allow: ['member'],
  permission: 'MEMBERS.MEMBER_UPDATE',
  writes: 'own',
  bodyLimit: 8_000_000,
  request: Shape({ data: field(PhotoData, 'The picture in base64: PNG, JPEG or WebP, at most 5 MB.') }),
  response: MemberAnswer,
  problems: {
    ...memberProblems,
    PHOTO_INVALID: { status: 400, message: 'Choose a PNG, JPEG or WebP picture of at most 50 megapixels.' },
  },
  example: {
    data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  },
})

export const deleteMyPhoto = call({
  method: 'DELETE',
  path: '/v1/members/my/photo',
  family: 'stoa',
  summary: 'Delete the photo of your own profile.',
  description: 'Returns the member without a photo. Without one, nothing changes.',
  source,
  allow: ['member'],
  permission: 'MEMBERS.MEMBER_UPDATE',
  writes: 'own',
  request: Shape({}),
  response: MemberAnswer,
  problems: memberProblems,
})
