import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import type { FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { parseJson } from '../rich-text/parse-json.ts'
import { changeSettings } from './change-settings.server.ts'
import {
  changesOf,
  isSame,
  problemOf,
  successorOf,
  synonymsOf,
  typedSynonyms,
  type SynonymList,
  type Synonyms,
  type SynonymsDraft,
  type SynonymsProblem,
} from './synonyms.ts'

/** What became of a form. */
export interface SynonymsAnswer {
  done?: 'added' | 'saved' | 'deleted'
  /** What was deleted, to add it again. */
  deleted?: Synonyms
  /** A form that comes back without having been saved. */
  draft?: SynonymsDraft
  /** The entry that it changes; none if it adds one. */
  base?: Synonyms | undefined
  problem?: SynonymsProblem
  problems?: FormProblems
  /** Another owner has changed the entry: to `base`, or deleted it. */
  isChanged?: boolean
}

interface Sent {
  list: SynonymList
  draft: SynonymsDraft
  base: Synonyms | undefined
}

/** Adds, changes or deletes an entry of a list of synonyms. */
export async function changeSynonyms(client: Client, list: SynonymList, form: FormData) {
  const intent = textOf(form, 'intent')
  const base = baseIn(form)
  const draft = { term: textOf(form, 'term'), terms: textOf(form, 'terms') }
  if ((intent !== 'save' && intent !== 'delete') || (intent === 'delete' && !base)) throw data(null, { status: 400 })
  try {
    const answer = await (intent === 'save' ? save(client, { list, draft, base }) : deleteEntry(client, list, base!))
    return answer.draft ? data(answer, { status: answer.isChanged ? 409 : 422 }) : answer
  } catch (error) {
    return data<SynonymsAnswer>({ ...(intent === 'save' && { draft, base }), problems: formProblemsOf(error) }, { status: 422 })
  }
}

/** Saves what is typed in place of the entry that the form started from. If another owner has changed that, nothing is saved yet. */
function save(client: Client, { list, draft, base }: Sent): Promise<SynonymsAnswer> {
  return changeSettings<SynonymsAnswer>(client, (settings) => {
    const all = synonymsOf(settings, list)
    const typed = typedSynonyms(draft)
    const at = base ? all.findIndex((one) => isSame(one, base)) : -1
    if (base && at === -1) {
      const isSaved = all.some((one) => isSame(one, typed))
      return { outcome: isSaved ? { done: 'saved' } : { draft, base: successorOf(base, all), isChanged: true } }
    }
    const others = all.filter((_, index) => index !== at)
    const problem = problemOf(list, typed, others)
    if (problem) return { outcome: { draft, base, problem } }
    const lists = changesOf(list, base ? all.with(at, typed) : [typed, ...all])
    return { lists, outcome: { done: base ? 'saved' : 'added' } }
  })
}

/** Deletes an entry, unless another owner has changed it. */
function deleteEntry(client: Client, list: SynonymList, base: Synonyms): Promise<SynonymsAnswer> {
  return changeSettings<SynonymsAnswer>(client, (settings) => {
    const all = synonymsOf(settings, list)
    const others = all.filter((one) => !isSame(one, base))
    if (others.length < all.length) return { lists: changesOf(list, others), outcome: { done: 'deleted', deleted: base } }
    return { outcome: successorOf(base, all) ? { isChanged: true } : { done: 'deleted' } }
  })
}

/** The entry that a form started from; none if the field is empty or invalid. */
function baseIn(form: FormData): Synonyms | undefined {
  const base = parseJson(textOf(form, 'base')) as Partial<Synonyms> | undefined
  const { term, terms } = base ?? {}
  return typeof term === 'string' && Array.isArray(terms) && terms.every((one) => typeof one === 'string') ? { term, terms } : undefined
}
