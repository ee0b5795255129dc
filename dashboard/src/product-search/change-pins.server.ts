import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import type { FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import type { Removal } from '../products/ordered/use-mover.ts'
import { changeSettings } from './change-settings.server.ts'
import { changedPins, type PinsProblem } from './pins.ts'

/** What became of a form. */
export interface PinsAnswer {
  /** What was moved or unpinned. */
  said?: Removal
  /** The name of a product that was pinned. */
  pinned?: string
  problem?: PinsProblem
  problems?: FormProblems
}

/** The target of a move can follow, for forms with several. */
const intents = /^(pin|add|remove|delete|move:[a-z]+|drop:[A-Z]+)(?::([\w-]+))?$/

/** Changes the products that are pinned to a text. */
export async function changePins(client: Client, text: string, form: FormData) {
  const [, intent, targetId] = intents.exec(textOf(form, 'intent')) ?? []
  if (!intent) throw data(null, { status: 400 })
  if (targetId) form.set('targetId', targetId)
  form.set('intent', intent)
  const [name, productId] = [textOf(form, 'name'), textOf(form, 'productId')]
  try {
    const problem = await changeSettings(client, ({ pins }) => {
      const changed = changedPins(pins, text, form)
      return typeof changed === 'string' ? { outcome: changed } : { lists: { pins: changed }, outcome: undefined }
    })
    // The list that is there now explains a product that is missing.
    if (problem) return data<PinsAnswer>({ problem }, { status: problem === 'NOT_PINNED' ? 200 : 422 })
  } catch (error) {
    return data<PinsAnswer>({ problems: formProblemsOf(error) }, { status: 422 })
  }
  if (intent === 'delete') return redirect(`${paths.pins}?removed`)
  if (intent === 'add') return data<PinsAnswer>({})
  return data<PinsAnswer>(intent === 'pin' ? { pinned: name } : { said: { name, productId, isRemoved: intent === 'remove' } })
}
