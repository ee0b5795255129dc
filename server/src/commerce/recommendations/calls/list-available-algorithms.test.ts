import { expect, test } from 'vitest'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

const site = await makeTestSite()

test('200: everyone gets the same four, under the IDs of the platform', async () => {
  const answers = await Promise.all(
    [site.visitor(), site.owner()].map((identity) => site.as(identity).recommendations.listAvailableAlgorithms({})),
  )
  expect(answers[1]).toEqual(answers[0])
  const { availableAlgorithms } = answers[0]!
  expect(availableAlgorithms.map(({ config }) => [config.algorithmId, config.name, config.algorithmType])).toEqual([
    ['68ebce04-b96a-4c52-9329-08fc9d8c1253', 'From the same categories', 'RELATED_ITEMS'],
    ['d5aac1e1-2e53-4d11-85f7-7172710b4783', 'Frequently bought together', 'RELATED_ITEMS'],
    ['5dd69f67-9ab9-478e-ba7c-10c6c6e7285f', 'With similar names', 'RELATED_ITEMS'],
    ['ba491fd2-b172-4552-9ea6-7202e01d1d3c', 'Best sellers', 'GLOBAL'],
  ])
  for (const { appId, catalogAppIds, config } of availableAlgorithms) {
    expect(catalogAppIds).toEqual(['215238eb-22a5-4c36-9e7b-e7c08025e04e', '1380b703-ce81-ff05-f115-39571d94dfcd'])
    expect(appId).toBe(catalogAppIds[0])
    expect([config.description, config.additionalInfo]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
  }
})

test('403: an app without the permission', async () => {
  const app = site.as({ kind: 'app', siteId: site.siteId, id: site.clientId, permissions: [] })
  expect(await refusalOf(app.recommendations.listAvailableAlgorithms({}))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})
