import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeTestSite } from '../../../../tests/support/site.ts'

const unchosen = { theme: 'SYSTEM', density: 'COMFORTABLE', notificationsSeen: 0 }
const refusalOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error)

describe('getPreferences', () => {
  test('200: follows the system by default', async () => {
    const site = await makeTestSite()
    expect(await site.as(site.owner()).staff.getPreferences({})).toEqual({ preferences: unchosen })
  })

  test('403: an app, whatever its permissions', async () => {
    const site = await makeTestSite()
    const app = { kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['STAFF.READ'] } as const
    expect(await refusalOf(site.as(app).staff.getPreferences({}))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})

describe('updatePreferences', () => {
  test('200: saves the fields sent and keeps the rest', async () => {
    const site = await makeTestSite()
    const { staff } = site.as(site.owner())
    expect(await staff.updatePreferences({ preferences: { theme: 'DARK' } })).toEqual({ preferences: { ...unchosen, theme: 'DARK' } })
    await staff.updatePreferences({ preferences: { density: 'COMPACT' } })
    await staff.updatePreferences({ preferences: {} })
    expect(await staff.getPreferences({})).toEqual({ preferences: { theme: 'DARK', density: 'COMPACT', notificationsSeen: 0 } })
  })

  test('200: of two changes to one field the later wins; changes to two fields at once are both saved', async () => {
    const site = await makeTestSite()
    const { staff } = site.as(site.owner())
    await staff.updatePreferences({ preferences: { theme: 'DARK' } })
    await staff.updatePreferences({ preferences: { theme: 'LIGHT' } })
    await Promise.all([
      staff.updatePreferences({ preferences: { density: 'COMPACT' } }),
      staff.updatePreferences({ preferences: { notificationsSeen: 7 } }),
    ])
    expect(await staff.getPreferences({})).toEqual({ preferences: { theme: 'LIGHT', density: 'COMPACT', notificationsSeen: 7 } })
  })

  test('200: what was seen stays seen, even if an older page sends an earlier state', async () => {
    const site = await makeTestSite()
    const { staff } = site.as(site.owner())
    await staff.updatePreferences({ preferences: { notificationsSeen: 40 } })
    expect(await staff.updatePreferences({ preferences: { notificationsSeen: 12 } })).toMatchObject({
      preferences: { notificationsSeen: 40 },
    })
  })

  test('200: one user’s preferences affect no other user, here or on another site', async () => {
    const site = await makeTestSite()
    const other = await site.neighbour()
    await site.as(site.owner()).staff.updatePreferences({ preferences: { theme: 'DARK' } })
    expect(await site.as({ ...site.owner(), id: randomUUID() }).staff.getPreferences({})).toEqual({ preferences: unchosen })
    expect(await other.as(other.owner()).staff.getPreferences({})).toEqual({ preferences: unchosen })
  })

  test('400: names all errors at once', async () => {
    const site = await makeTestSite()
    const wrong = { theme: 'PINK', density: 3, notificationsSeen: -1, font: 'Comic Sans' } as unknown as { theme: 'DARK' }
    const refused = await refusalOf(site.as(site.owner()).staff.updatePreferences({ preferences: wrong }))
    expect(refused).toMatchObject({
      status: 400,
      violations: [
        { field: 'preferences.density' },
        { field: 'preferences.font', violatedRule: 'FIELD_NOT_ALLOWED' },
        { field: 'preferences.notificationsSeen', violatedRule: 'MIN' },
        { field: 'preferences.theme', violatedRule: 'INVALID_ENUM_VALUE' },
      ],
    })
  })
})
