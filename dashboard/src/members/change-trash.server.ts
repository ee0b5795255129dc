import type { Client } from '@stoa/sdk'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'

/** Restores a member from the trash or deletes it permanently. */
export async function changeTrash({ members }: Client, form: FormData) {
  const id = textOf(form, 'id')
  try {
    if (textOf(form, 'intent') !== 'purge') {
      await members.restoreMember({ id })
      return { restored: id }
    }
    // The form itself contains the name to compare with: typing it prevents accidents and isn't a security check.
    if (textOf(form, 'typed') !== textOf(form, 'name')) return { done: 'notTyped' as const }
    await members.purgeMember({ id })
    return { done: 'purged' as const }
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}
