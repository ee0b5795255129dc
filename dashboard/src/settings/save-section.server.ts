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

/** A form that isn't saved (yet). It keeps its base, whatever was saved in the meantime. */
export interface SectionAnswer {
  draft: AnyDraft
  base: AnyDraft
  revision: string
  problems?: SectionProblems
  /** Both sides of what two owners changed at the same time. */
  conflicts?: Conflict[]
}

interface SaveRequest {
  client: Client
  name: SectionName
  form: FormData
}

/** Performs the action of the pressed button. */
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

/** Saves with the revision that the form started from. If someone saved in the meantime, both changes are merged, and the user decides where they conflict. */
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

/** A draft in a hidden field of the form. */
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
