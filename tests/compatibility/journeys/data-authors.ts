import type { Package } from '../clients.ts'
import { itemCalls, type ItemCalls } from '../item-calls.ts'
import type { Walk } from '../journey.ts'
import { standInFrame } from '../stand-in-frame.ts'

const password = 'a windowsill full of basil'

/** A collection in which members can write, and see and change only their own items. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, generation, mode, step, attempt } = walk
  const client: Package = connection.owner(apiKey, siteId)
  const id = `Diaries_${generation}_${mode}`
  const permissions = {
    insert: 'SITE_MEMBER_AUTHOR',
    read: 'SITE_MEMBER_AUTHOR',
    update: 'SITE_MEMBER_AUTHOR',
    remove: 'SITE_MEMBER_AUTHOR',
  }
  await step('collection', () => client.dataCollections.createDataCollection({ _id: id, permissions }))
  const owner = itemCalls(generation, client, id)
  const [mia, noah] = [await signedIn(walk, 'mia', id), await signedIn(walk, 'noah', id)]
  const visitor = itemCalls(generation, connection.visitor(clientId), id)

  await step('inserted', () => mia.insert({ _id: 'm1', text: 'dear diary' }))
  await step('by the other', () => noah.insert({ _id: 'n1', text: 'mine' }))
  await attempt('owners', async () => {
    const [ofMia, ofNoah] = [await owner.get('m1'), await owner.get('n1')]
    return { isOf: typeof ofMia._owner, isOne: ofMia._owner === ofNoah._owner }
  })
  await attempt('read', async () => (await mia.get('m1')).text)
  await attempt('counted', () => mia.count())
  await attempt('updated', async () => (await mia.update({ _id: 'm1', text: 'dearest diary' })).text)
  await attempt('saved', async () => (await mia.save({ _id: 'm1', text: 'my diary' })).text)
  await attempt('read the other’s', () => mia.get('n1'))
  await attempt('updated the other’s', () => mia.update({ _id: 'n1', text: 'yours' }))
  await attempt('saved over the other’s', () => mia.save({ _id: 'n1', text: 'yours' }))
  await attempt('removed the other’s', () => mia.remove('n1'))
  await attempt('inserted over the other’s', () => mia.insert({ _id: 'n1', text: 'yours' }))
  await attempt('a visitor inserts', () => visitor.insert({ text: 'who am I' }))
  await attempt('the other’s, in the end', async () => (await owner.get('n1')).text)
  await attempt('removed', async () => (await mia.remove('m1')).text)
  await attempt('left', () => owner.count())
}

/** A new member with tokens obtained by the package. */
async function signedIn({ clientId, connection, generation, mode, step }: Walk, name: string, id: string): Promise<ItemCalls> {
  const { auth, ...member }: Package = connection.visitor(clientId)
  const email = `${name}.diary.${generation}.${mode}@example.com`
  const { data } = await step(`${name} registers`, () => auth.register({ email, password, profile: { nickname: name } }))
  standInFrame('https://front.example')
  await step(`${name} is signed in`, async () => auth.setTokens(await auth.getMemberTokensForDirectLogin(data.sessionToken)))
  return itemCalls(generation, member, id)
}
