import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'

const names = {
  'member.loginEmail': 'email',
  'member.profile.nickname': 'nickname',
  'member.contact.firstName': 'firstName',
  'member.contact.lastName': 'lastName',
}

/** Creates a member and, if selected, sends the email for choosing a password. */
export async function makeMember({ members, recovery }: Client, form: FormData) {
  const [email, nickname, firstName, lastName] = Object.values(names).map((name) => textOf(form, name) || undefined)
  const missing = missingFields(form, ['email'])
  if (missing) return sentBack(missing, form)
  try {
    const { member } = await members.createMember({
      member: {
        loginEmail: email!,
        ...(nickname && { profile: { nickname } }),
        contact: { ...(firstName && { firstName }), ...(lastName && { lastName }) },
      },
    })
    const isMailed = form.has('mail')
    if (isMailed) await recovery.sendActivationEmail({ identityId: member.id })
    return redirect(`${paths.member(member.id)}?made=${isMailed ? 'mailed' : 'yes'}`)
  } catch (error) {
    return sentBack(formProblemsOf(error, names), form)
  }
}
