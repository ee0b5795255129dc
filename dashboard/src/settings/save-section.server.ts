import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import { textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { countryCodeOf, countryNameOf } from './choices.server.ts'
import { changesOf, draftOf } from './draft-settings.ts'
import { treeOf } from './draft.ts'
import { listEditOf, withListEdit } from './list-edits.ts'
import { merged, type Conflict } from './merge.ts'
import { sectionProblems, type SectionProblems } from './section-problems.ts'
import { sectionDraft, sections, type AnyDraft, type SectionName } from './sections.ts'
import { withCountry } from './with-country.server.ts'

/** A form that is shown again without having been saved. It keeps the values and the revision that it started from, whatever was saved since. */
export interface SectionAnswer {
  draft: AnyDraft
  base: AnyDraft
  revision: string
  problems?: SectionProblems
  /** Values that two people changed differently. */
  conflicts?: Conflict[]
}

interface SaveRequest {
  client: Client
  name: SectionName
  form: FormData
}

/** Handles the pressed button of a section's form. */
export async function saveSection(asked: SaveRequest) {
  const { name, form } = asked
  const intent = textOf(form, 'intent')
  const draft = sectionDraft(name, treeOf(form))
  const began = { base: draftIn(name, textOf(form, 'base')), revision: textOf(form, 'revision') }
  const edit = listEditOf(intent)
  if (edit) return { ...began, draft: withListEdit(draft, edit, sections[name]) } satisfies SectionAnswer
  if (intent.startsWith('country:'))
    return { ...began, draft: withCountry(draft, form, intent.slice('country:'.length)) } satisfies SectionAnswer
  if (intent === 'restore') return { ...began, draft: draftIn(name, textOf(form, 'edited')) } satisfies SectionAnswer
  if (intent === 'merge') return save(asked, { ...began, draft: draftIn(name, textOf(form, 'mine')) }, choicesIn(form))
  return save(asked, { ...began, draft })
}

type DraftState = Pick<SectionAnswer, 'draft' | 'base' | 'revision'>

const attemptsMax = 3

/** Saves with the form's revision. If someone else has saved since, both changes are merged; if they conflict, the form comes back with the conflicts. */
async function save({ client, name }: SaveRequest, wish: DraftState, choices: Record<string, 'mine' | 'theirs'> = {}) {
  let { draft, revision } = wish
  for (let attempt = 1; ; attempt++) {
    try {
      const { settings } = await client.shop.updateSettings({ settings: { revision, ...changesOf(name, draft, countryCodeOf) } })
      const said = settings.revision === revision ? 'nothing' : revision === wish.revision ? 'yes' : 'both'
      return redirect(`${paths.settingsOf(name)}?saved=${said}`)
    } catch (error) {
      if (!isRefusedWith(error, 'SHOP_SETTINGS_CHANGED') || attempt === attemptsMax)
        return data({ ...wish, problems: sectionProblems(error, Object.keys(sections[name])) } satisfies SectionAnswer, { status: 422 })
      const { settings } = await client.shop.getSettings({})
      const both = merged({ base: wish.base, mine: wish.draft, theirs: draftOf(name, settings, countryNameOf) }, choices)
      if (both.conflicts.length > 0) return data({ ...wish, conflicts: both.conflicts } satisfies SectionAnswer, { status: 409 })
      draft = both.draft
      revision = settings.revision
    }
  }
}

/** A draft from a hidden field; empty if it is invalid. */
export function draftIn(name: SectionName, json: string): AnyDraft {
  try {
    return sectionDraft(name, JSON.parse(json))
  } catch {
    return sectionDraft(name, {})
  }
}

function choicesIn(form: FormData): Record<string, 'mine' | 'theirs'> {
  const chosen = [...form].flatMap(([field, value]) => (field.startsWith('choice:') ? [[field.slice('choice:'.length), value]] : []))
  return Object.fromEntries(chosen.filter(([, side]) => side === 'mine' || side === 'theirs')) as Record<string, 'mine' | 'theirs'>
}
