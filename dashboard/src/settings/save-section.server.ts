import type { Client } from '@stoa/sdk'
import { data, redirect } from 'react-router'
import { isRefusedWith } from '@stoa/ui/refusal'
import { textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { countryCodeOf, countryNameOf } from './choices.server.ts'
import { treeOf } from './draft.ts'
import { changesOf, draftOf } from './draft-settings.ts'
import { listEditOf, withListEdit } from './list-edits.ts'
import { merged, type Conflict } from './merge.ts'
import { sectionProblems, type SectionProblems } from './section-problems.ts'
import { sectionDraft, sections, type AnyDraft, type SectionName } from './sections.ts'
import { withCountry } from './with-country.server.ts'

/** What comes back of a form that was not saved, or not to be saved yet. */
export interface SectionAnswer {
  draft: AnyDraft
  problems?: SectionProblems
  /** What two owners changed at once: both sides of it. Saving again is then done on `revision`. */
  conflict?: { conflicts: Conflict[]; mine: string; base: string }
}

interface Asked {
  client: Client
  name: SectionName
  form: FormData
}

/** Does what the pressed button of a section's form says. */
export async function saveSection(asked: Asked) {
  const { name, form } = asked
  const intent = textOf(form, 'intent')
  const draft = sectionDraft(name, treeOf(form))
  const edit = listEditOf(intent)
  if (edit) return { draft: withListEdit(draft, edit, sections[name]) } satisfies SectionAnswer
  if (intent.startsWith('country:')) return { draft: withCountry(draft, form, intent.slice('country:'.length)) } satisfies SectionAnswer
  if (intent === 'restore') return { draft: draftIn(name, textOf(form, 'draft')) } satisfies SectionAnswer
  const isChosen = intent === 'merge'
  const mine = isChosen ? draftIn(name, textOf(form, 'mine')) : draft
  return save(asked, {
    base: draftIn(name, textOf(form, 'base')),
    mine,
    revision: textOf(form, 'revision'),
    choices: isChosen ? choicesIn(form) : {},
  })
}

interface Wish {
  base: AnyDraft
  mine: AnyDraft
  revision: string
  choices: Record<string, 'mine' | 'theirs'>
}

const attemptsMax = 3

/** Saves on the revision the form was made on; where somebody was faster, what both changed is put together, and asked about where it cannot be. */
async function save({ client, name }: Asked, { base, mine, revision, choices }: Wish) {
  const names = Object.keys(sections[name])
  let wanted = { draft: mine, revision }
  for (let attempt = 1; ; attempt++) {
    try {
      const changes = changesOf(name, wanted.draft, countryCodeOf)
      const { settings } = await client.shop.updateSettings({ settings: { revision: wanted.revision, ...changes } })
      const said = settings.revision === wanted.revision ? 'nothing' : wanted.revision === revision ? 'yes' : 'both'
      return redirect(`${paths.settingsOf(name)}?saved=${said}`)
    } catch (error) {
      if (!isRefusedWith(error, 'SHOP_SETTINGS_CHANGED') || attempt === attemptsMax)
        return data({ draft: mine, problems: sectionProblems(error, names) } satisfies SectionAnswer, { status: 422 })
      const { settings } = await client.shop.getSettings({})
      const { draft, conflicts } = merged({ base, mine, theirs: draftOf(name, settings, countryNameOf) }, choices)
      if (conflicts.length > 0) {
        const conflict = { conflicts, mine: JSON.stringify(mine), base: JSON.stringify(base) }
        return data({ draft: mine, conflict } satisfies SectionAnswer, { status: 409 })
      }
      wanted = { draft, revision: settings.revision }
    }
  }
}

/** A draft that the form carries along. */
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
