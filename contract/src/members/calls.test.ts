import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { allRoutes } from '../routes.ts'
import * as members from './calls.ts'

const wrongs = (schema: TSchema, value: unknown) =>
  Compile(schema)
    .Errors(value)
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)

const id = 'a0000000-0000-4000-8000-000000000001'
const own = /^(getCurrentMember|updateCurrentMemberSlug|joinCommunity|leaveCommunity|deleteMyMember)$/

test('each path sent by the packages of both generations leads to its call', () => {
  const routes = allRoutes({ members }).map((route) => `${route.method} ${route.path} ${route.id}`)
  const paths = [
    'GET /v1/members members.listMembers',
    'POST /v1/members members.createMember',
    'GET /v1/members/my members.getCurrentMember',
    'DELETE /v1/members/my members.deleteMyMember',
    'POST /v1/members/my/slug members.updateCurrentMemberSlug',
    'POST /v1/members/query members.queryMembers',
    'POST /v1/members/join-community members.joinCommunity',
    'POST /v1/members/leave-community members.leaveCommunity',
    'POST /v1/members/bulk/delete members.bulkDeleteMembers',
    'POST /v1/members/bulk/delete-by-filter members.bulkDeleteMembersByFilter',
    'POST /v1/members/bulk/approve-by-filter members.bulkApproveMembers',
    'POST /v1/members/bulk/block-by-filter members.bulkBlockMembers',
    'GET /v1/members/{id} members.getMember',
    'DELETE /v1/members/{id} members.deleteMember',
    'PATCH /v1/members/{member.id} members.updateMember',
    'POST /v1/members/{id}/slug members.updateMemberSlug',
    'POST /v1/members/{id}/mute members.muteMember',
    'POST /v1/members/{id}/unmute members.unmuteMember',
    'POST /v1/members/{id}/approve members.approveMember',
    'POST /v1/members/{id}/block members.blockMember',
    'POST /v1/members/{id}/disconnect members.disconnectMember',
    'DELETE /v1/members/{id}/phones members.deleteMemberPhones',
    'DELETE /v1/members/{id}/emails members.deleteMemberEmails',
    'DELETE /v1/members/{id}/addresses members.deleteMemberAddresses',
  ]
  const prefixed = ['', '/members', '/_api/members'].flatMap((prefix) => paths.map((path) => path.replace(' /', ` ${prefix}/`)))
  const ours = [
    'GET /stoa/v1/members/count members.countMembers',
    'GET /stoa/v1/members/trash members.listDeletedMembers',
    'DELETE /stoa/v1/members/trash/{id} members.purgeMember',
    'POST /stoa/v1/members/trash/{id}/restore members.restoreMember',
  ]
  expect(routes.toSorted()).toEqual([...prefixed, ...ours].toSorted())
})

test('permissions: anyone reads; members change their own profile; the rest is for the site’s team (U03, U04)', () => {
  for (const [name, { allow, method, path }] of Object.entries(members)) {
    const isRead = /^(get(Current)?Member|listMembers|queryMembers)$/.test(name)
    const isShared = /^(updateMember(Slug)?|deleteMember(Phones|Emails|Addresses))$/.test(name)
    const expected = isRead
      ? ['visitor', 'member', 'owner', 'app']
      : isShared
        ? ['member', 'owner', 'app']
        : own.test(name)
          ? ['member']
          : ['owner', 'app']
    expect({ name, method, path, allow }).toEqual({ name, method, path, allow: expected })
  }
})

test.each([
  ['queryMembers', { query: { filter: {}, paging: { offset: 0, limit: 50 } } }],
  [
    'queryMembers',
    { query: { filter: { $and: [{ loginEmail: 'a@b.co' }] }, paging: { limit: 100 } }, fieldsets: ['FULL'], search: { expression: 'x' } },
  ],
  ['listMembers', { paging: { limit: 5, offset: 0 }, fieldsets: ['PUBLIC'], sorting: [{ fieldName: 'createdDate', order: 'DESC' }] }],
  ['getMember', { id, fieldsets: ['FULL', 'EXTENDED', 'PUBLIC'] }],
  ['updateMember', { member: { id, contact: { phones: ['1'], addresses: [{ streetAddress: { name: 'Rua', number: '1' } }] } } }],
  ['deleteMyMember', { contentAssigneeId: id }],
  [
    'bulkDeleteMembersByFilter',
    { filter: { status: 'BLOCKED' }, contentAssigneeId: id, search: { expression: 'x', fields: ['profile.slug'] } },
  ],
] as const)('%s accepts what the packages send: %j', (name, request) => {
  expect(wrongs(members[name].request, request)).toEqual([])
})

test('every example is valid for its call', () => {
  for (const { request, example } of Object.values(members)) if (example) expect(wrongs(request, example)).toEqual([])
})
