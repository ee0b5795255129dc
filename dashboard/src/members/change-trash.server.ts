import type { Client } from '@stoa/sdk'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'

/** Brings somebody back out of the trash, or deletes them for good. */
export async function changeTrash({ members }: Client, form: FormData) {
  const id = textOf(form, 'id')
  try {
    if (textOf(form, 'intent') !== 'purge') {
      await members.restoreMember({ id })
      return { restored: id }
    }
    // What is typed is held against what was shown: it keeps a hand from slipping, and no secret.
    if (textOf(form, 'typed') !== textOf(form, 'name')) return { done: 'notTyped' as const }
    await members.purgeMember({ id })
    return { done: 'purged' as const }
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}
