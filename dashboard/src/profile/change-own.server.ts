import type { Client } from '@stoa/sdk'
import { formProblemsOf, missingFields, textOf } from '@stoa/ui/refused-form'

type Intent = 'name' | 'password' | 'end' | 'endOthers'
export type Done = 'saved' | 'changed' | 'ended' | 'endedOthers'

const done = (what: Done) => ({ done: what })

/** Changes the signed-in user's own account. An error comes with the form's intent, to be shown at that form. */
export async function changeOwn({ staff }: Client, form: FormData) {
  const intent = textOf(form, 'intent') as Intent
  const secretOf = (name: string): string => String(form.get(name) ?? '')
  try {
    switch (intent) {
      case 'password': {
        const missing = missingFields(form, ['oldPassword', 'newPassword'])
        if (missing) return { intent, problems: missing }
        await staff.changeStaffPassword({ oldPassword: secretOf('oldPassword'), newPassword: secretOf('newPassword') })
        return done('changed')
      }
      case 'end':
        await staff.endStaffSession({ sessionId: textOf(form, 'session') })
        return done('ended')
      case 'endOthers':
        await staff.endOtherStaffSessions({})
        return done('endedOthers')
      default:
        await staff.updateMe({ name: textOf(form, 'name') })
        return done('saved')
    }
  } catch (error) {
    return { intent, problems: formProblemsOf(error) }
  }
}
