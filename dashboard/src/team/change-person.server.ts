import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { selectedRoles } from './selected-roles.ts'

type Done = 'saved' | 'resent'

/** Handles the forms of a team member's page: resend the invitation, remove, change roles. */
export async function changePerson({ staff }: Client, id: string, form: FormData) {
  const done = (what: Done) => ({ done: what })
  try {
    switch (textOf(form, 'intent')) {
      case 'resend':
        await staff.resendStaffInvitation({ id })
        return done('resent')
      case 'remove':
        await staff.removeStaffUser({ id })
        return redirect(`${paths.team}?removed`)
      default:
        await staff.updateStaffRoles({ id, roleIds: selectedRoles(form) })
        return done('saved')
    }
  } catch (error) {
    return { problems: formProblemsOf(error) }
  }
}
