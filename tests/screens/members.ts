import { createClient } from '@stoa/sdk'

interface Place {
  baseUrl: string
  clientId: string
  siteId: string
  apiKey: string
}

const password = 'a windowsill full of basil'
const porto = { country: 'PT', city: 'Porto', postalCode: '4050-262', addressLine: 'Rua das Flores 12' }

/** Members in every status, one in the trash, and a provider to sign in with. */
export async function makeMembers({ baseUrl, clientId, siteId, apiKey }: Place): Promise<void> {
  const owner = createClient({ baseUrl, apiKey, siteId })
  const signUp = (email: string, nickname: string) =>
    createClient({ baseUrl, clientId }).authentication.registerV2({ loginId: { email }, password, profile: { nickname } })
  const make = async (nickname: string) => {
    const loginEmail = `${nickname.toLowerCase()}@example.org`
    const contact = { firstName: nickname, lastName: 'Marques de Almeida', phones: ['+351 220 000 000'], addresses: [porto] }
    const { member } = await owner.members.createMember({ member: { loginEmail, profile: { nickname, title: 'Gardener' }, contact } })
    return member.id
  }
  await signUp('rosa@example.org', 'Rosa')
  await owner.members.blockMember({ id: await make('Bruno') })
  await owner.members.disconnectMember({ id: await make('Otto') })
  const muted = await make('Mafalda')
  await owner.members.muteMember({ id: muted })
  await owner.members.updateMember({ member: { id: muted, privacyStatus: 'PUBLIC' } })
  await owner.members.deleteMember({ id: await make('Tristan') })
  const { settings } = await owner.signIn.getSignInSettings({})
  const connections = [{ name: 'The allotment club', issuer: 'https://club.example', clientId: 'parapeito', clientSecret: 'hush hush' }]
  await owner.signIn.updateSignInSettings({ settings: { revision: settings.revision, signUp: 'APPROVAL', connections } })
  await signUp('wanda.of.the.long.and.winding.street@example.org', 'Wanda')
}
