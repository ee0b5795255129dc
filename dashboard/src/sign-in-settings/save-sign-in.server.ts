import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import { textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { treeOf } from '../settings/draft.ts'
import { listEditOf, withListEdit } from '../settings/list-edits.ts'
import { same } from '../settings/merge.ts'
import { sectionProblems, type SectionProblems } from '../settings/section-problems.ts'
import { checkedConnection, rowToCheck, type CheckedConnection } from './check-connection.server.ts'
import { newConnectionId } from './connection-id.ts'
import { changedFields, changesOf, signInDraft, signInShape, withFields, type SignInDraft } from './sign-in-draft.ts'

/** A form that is shown again without having been saved. */
export interface SignInAnswer {
  draft: SignInDraft
  /** The values that the form started from; after a conflict, the other person's. */
  base: SignInDraft
  revision: string
  problems?: SectionProblems
  /** The other person's values of settings that both changed. */
  theirs?: Partial<SignInDraft>
  /** The result of a provider check, if that button was pressed. */
  checked?: CheckedConnection
}

/** Handles the pressed button of the form. */
export async function saveSignIn(client: Client, form: FormData) {
  const intent = textOf(form, 'intent')
  const [edit, row] = [listEditOf(intent), rowToCheck(intent)]
  const asked = { draft: signInDraft(treeOf(form)), base: baseIn(textOf(form, 'base')), revision: textOf(form, 'revision') }
  if (edit) return { ...asked, draft: withIds(withListEdit(asked.draft, edit, signInShape)) } satisfies SignInAnswer as SignInAnswer
  if (row !== undefined) {
    const checked = await checkedConnection(client, asked.draft, row)
    return { ...asked, ...(checked && { checked }) } satisfies SignInAnswer as SignInAnswer
  }
  return save(client, asked)
}

/** Connections get their id before they are saved, because it is part of their callback URL. */
const withIds = (draft: SignInDraft): SignInDraft => ({
  ...draft,
  connections: draft.connections.map((one) => (one.id ? one : { ...one, id: newConnectionId() })),
})

const attemptsMax = 3

/** Saves with the form's revision. If someone else has changed other settings since, both changes are kept; if they changed the same ones differently,
 *  nothing is saved. */
async function save(client: Client, asked: SignInAnswer) {
  const mine = changedFields(asked.draft, asked.base)
  if (mine.length === 0) return redirect(`${paths.signInSettings}?saved=nothing`)
  let { revision } = asked
  for (let attempt = 1; ; attempt++) {
    try {
      await client.signIn.updateSignInSettings({ settings: { revision, ...changesOf(asked.draft, mine) } })
      return redirect(`${paths.signInSettings}?saved=${revision === asked.revision ? 'yes' : 'both'}`)
    } catch (error) {
      if (!isRefusedWith(error, 'SIGN_IN_SETTINGS_CHANGED') || attempt === attemptsMax)
        return data({ ...asked, problems: sectionProblems(error, Object.keys(signInShape)) } as SignInAnswer, { status: 422 })
      const { settings } = await client.signIn.getSignInSettings({})
      const met = whereBoth(asked, signInDraft(settings))
      revision = settings.revision
      if (met) return data({ ...met, revision } as SignInAnswer, { status: 409 })
    }
  }
}

/** The form for a conflict: my changes on top of theirs. Undefined if no setting was changed differently by both. */
function whereBoth({ draft, base }: SignInAnswer, theirs: SignInDraft): Omit<SignInAnswer, 'revision'> | undefined {
  const mine = changedFields(draft, base)
  const changed = changedFields(theirs, base)
  const both = mine.filter((name) => changed.includes(name) && !same(draft[name], theirs[name]))
  if (both.length === 0) return undefined
  const said = Object.fromEntries(both.map((name) => [name, theirs[name]])) as Partial<SignInDraft>
  return { draft: withFields(theirs, draft, mine), base: theirs, theirs: said }
}

function baseIn(json: string): SignInDraft {
  try {
    return signInDraft(JSON.parse(json))
  } catch {
    return signInDraft({})
  }
}
