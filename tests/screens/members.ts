import { createClient } from '@stoa/sdk'

interface StoaAddress {
  baseUrl: string
  clientId: string
  siteId: string
  apiKey: string
}

const password = 'a windowsill full of basil'
const porto = { country: 'PT', city: 'Porto', postalCode: '4050-262', addressLine: 'Rua das Flores 12' }

/** Members in every status, and one in the trash; the token of a pending sign-in, and the invitation email of another member. */
export async function makeMembers({
  baseUrl,
  clientId,
  siteId,
  apiKey,
}: StoaAddress): Promise<{ stateToken: string; activationMailId: string }> {
  const owner = createClient({ baseUrl, apiKey, siteId })
  const signUp = (email: string, nickname: string) =>
    createClient({ baseUrl, clientId }).authentication.registerV2({ loginId: { email }, password, profile: { nickname } })
  const signUpBy = async (mode: 'OPEN' | 'APPROVAL') => {
    const { settings } = await owner.signIn.getSignInSettings({})
    await owner.signIn.updateSignInSettings({ settings: { revision: settings.revision, signUp: mode } })
  }
  const make = async (nickname: string) => {
    const loginEmail = `${nickname.toLowerCase()}@example.org`
    const contact = { firstName: nickname, lastName: 'Marques de Almeida', phones: ['+351 220 000 000'], addresses: [porto] }
    const { member } = await owner.members.createMember({ member: { loginEmail, profile: { nickname, title: 'Gardener' }, contact } })
    return member.id
  }
  await owner.members.blockMember({ id: await make('Bruno') })
  const otto = await make('Otto')
  await owner.members.disconnectMember({ id: otto })
  await owner.recovery.sendActivationEmail({ identityId: otto })
  const { mails } = await owner.mails.searchMails({ search: { filter: { template: 'activation' } } })
  const muted = await make('Mafalda')
  await owner.members.muteMember({ id: muted })
  await owner.members.updateMember({ member: { id: muted, privacyStatus: 'PUBLIC' } })
  await owner.members.deleteMember({ id: await make('Tristan') })
  await signUpBy('APPROVAL')
  const { stateToken } = await signUp('wanda.of.the.long.and.winding.street@example.org', 'Wanda')
  await signUpBy('OPEN')
  return { stateToken: stateToken!, activationMailId: mails[0]!.id }
}
