import type { Violation } from '@stoa/contract/problems'
import {
  type Draft,
  type Failure,
  masked,
  type PartChange,
  read,
  readName,
  type Section,
  type Wanted,
  type WrittenChanges,
} from '../catalogue-parts/public.ts'
import { readTexts, type WrittenTexts } from './texts.ts'

type TwoTexts = Failure<'DESCRIPTION_GIVEN_TWICE'>

interface WrittenSection extends WrittenTexts {
  uniqueName: string
  title: string
}

interface Reading {
  /** The path of the section in the request. */
  at: string
  violations: Violation[]
}

/** A new section, or why it can't be created. */
export function readSection(written: WrittenSection, { at, violations }: Reading): Draft<Section> | TwoTexts {
  const { name, title } = readNames(written, { at, violations })
  const description = readTexts(written, { at, stored: '', violations })
  return typeof description === 'string' ? { name, doc: { title, description } } : description
}

/** A section by its ID, or else by its name. A new one needs a heading as well. */
export function readWanted(
  { id, uniqueName, title, ...texts }: Partial<WrittenSection> & { id?: string | null },
  { at, violations }: Reading,
): Wanted<Section> | TwoTexts {
  if (typeof id === 'string') return { id }
  if (uniqueName === undefined) {
    violations.push({ field: `${at}.uniqueName`, violatedRule: 'REQUIRED_FIELD', description: 'A section is found by its ID or its name.' })
    return {}
  }
  if (title === undefined) return { key: readName(uniqueName, { field: `${at}.uniqueName`, violations }) }
  const draft = readSection({ uniqueName, title, ...texts }, { at, violations })
  return 'problem' in draft ? draft : { key: draft.name, draft }
}

interface SectionChanges extends Partial<WrittenSection> {
  id: string
  revision: string
}

/** Changes of sections. One that a product of V1 made stays without products from now on. */
export const readChanges = (written: readonly WrittenChanges<SectionChanges>[]): PartChange<Section, 'DESCRIPTION_GIVEN_TWICE'>[] =>
  read((violations) =>
    written.map((one) => {
      const changes = masked(one, { writable: ['uniqueName', 'title', 'description', 'plainDescription'], violations })
      const names = readNames(changes, { at: one.at, violations })
      return {
        id: changes.id,
        revision: changes.revision,
        change({ name, doc }) {
          const description = read((ofTexts) => readTexts(changes, { at: one.at, stored: doc.description, violations: ofTexts }))
          if (typeof description !== 'string') return description
          return { name: names.name ?? name, doc: { title: names.title ?? doc.title, description } }
        },
      }
    }),
  )

interface Names {
  name: string
  title: string
}

function readNames(written: Pick<WrittenSection, 'uniqueName' | 'title'>, reading: Reading): Names
function readNames(written: Partial<WrittenSection>, reading: Reading): Partial<Names>
function readNames({ uniqueName, title }: Partial<WrittenSection>, { at, violations }: Reading): Partial<Names> {
  return {
    ...(uniqueName !== undefined && { name: readName(uniqueName, { field: `${at}.uniqueName`, violations }) }),
    ...(title !== undefined && { title: readName(title, { field: `${at}.title`, violations }) }),
  }
}
