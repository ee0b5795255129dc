import { call } from '../call.ts'
import { FileId } from '../files/file.ts'
import { fileProblems } from '../files/problems.ts'
import { Member } from '../members/member.ts'
import { memberProblems } from '../members/problems.ts'
import { field, Guid, Shape } from '../scalars.ts'
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

const ChangedAnswer = Shape({ member: field(Member, 'The member with the present photo.') })

export const setMemberPhoto = call({
  method: 'POST',
  path: '/v1/members/{memberId}/photo',
  family: 'stoa',
  summary: 'Set a member’s photo from a picture of the media library.',
  description:
    'Copies the picture, scaled down to 1024 pixels, and replaces the previous photo, which is deleted. The file in the library stays as it ' +
    'is and can be deleted. It must be READY and public.',
  source: 'decision 0127',
  allow: ['owner', 'app'],
  permission: 'MEMBERS.MEMBER_UPDATE',
  writes: 'own',
  request: Shape({
    memberId: field(Guid, 'ID of the member.'),
    fileId: field(FileId, 'ID of the picture in the media library.'),
  }),
  response: ChangedAnswer,
  problems: {
    ...memberProblems,
    ...fileProblems,
    NOT_A_PHOTO: { status: 409, message: 'Choose a picture that is public and has been processed.' },
  },
  example: { memberId: '00000000-0000-4000-8000-00000000c001', fileId: 'stoa-jarro-1.webp' },
})

export const deleteMemberPhoto = call({
  method: 'DELETE',
  path: '/v1/members/{memberId}/photo',
  family: 'stoa',
  summary: 'Delete a member’s photo.',
  description: 'Returns the member without a photo. Without one, nothing changes.',
  source: 'decision 0127',
  allow: ['owner', 'app'],
  permission: 'MEMBERS.MEMBER_UPDATE',
  writes: 'own',
  request: Shape({ memberId: field(Guid, 'ID of the member.') }),
  response: ChangedAnswer,
  problems: memberProblems,
})
