import type { Texts } from '../texts/texts.ts'
import type { DataField, FieldType } from './field-types.ts'

type TemplateTexts = Texts['dashboard']['dataTemplates']
export type TemplateName = keyof TemplateTexts

type Role = 'ANYONE' | 'SITE_MEMBER' | 'SITE_MEMBER_AUTHOR' | 'ADMIN'
interface Template {
  fields: Readonly<Record<string, FieldType>>
  hidden?: readonly string[]
  permissions: { read: Role; insert: Role; update: Role; remove: Role }
}

const publicPermissions = { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' } as const

/** The templates for collections. Their texts are in the text catalogue; the first field labels the items. */
const templates: { readonly [Name in TemplateName]: Template & { fields: Record<keyof TemplateTexts[Name]['fields'], FieldType> } } = {
  blank: { fields: {}, permissions: { ...publicPermissions, read: 'ADMIN' } },
  posts: {
    fields: {
      title: 'TEXT',
      slug: 'SLUG',
      published: 'DATETIME',
      author: 'TEXT',
      cover: 'IMAGE',
      body: 'RICH_TEXT',
      tags: 'ARRAY_STRING',
    },
    permissions: publicPermissions,
  },
  questions: { fields: { question: 'TEXT', answer: 'RICH_TEXT', topic: 'TEXT', place: 'NUMBER' }, permissions: publicPermissions },
  team: {
    fields: { name: 'TEXT', task: 'TEXT', portrait: 'IMAGE', about: 'RICH_TEXT', email: 'EMAIL', since: 'DATE' },
    hidden: ['email'],
    permissions: publicPermissions,
  },
  events: {
    fields: {
      title: 'TEXT',
      begins: 'DATETIME',
      ends: 'DATETIME',
      where: 'TEXT',
      about: 'RICH_TEXT',
      seats: 'NUMBER',
      isFree: 'BOOLEAN',
    },
    permissions: { read: 'ANYONE', insert: 'SITE_MEMBER', update: 'SITE_MEMBER_AUTHOR', remove: 'SITE_MEMBER_AUTHOR' },
  },
  locations: {
    fields: { name: 'TEXT', address: 'ADDRESS', hours: 'TEXT', phone: 'TEXT', picture: 'IMAGE', isOpen: 'BOOLEAN' },
    permissions: publicPermissions,
  },
}

export const templateNames = Object.keys(templates) as TemplateName[]
export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name)

/** A collection from a template with sample items, in the given language. */
export function fromTemplate(name: TemplateName, words: TemplateTexts) {
  const { fields, hidden = [], permissions }: Template = templates[name]
  const names: Readonly<Record<string, string>> = words[name].fields
  const described = Object.entries(fields).map(([key, type]): DataField => ({
    key,
    type,
    displayName: names[key] ?? key,
    ...(hidden.includes(key) ? { condition: { permission: 'RESTRICTED' } } : {}),
  }))
  const [first] = described
  return {
    collection: { fields: described, permissions, ...(first ? { displayField: first.key } : {}) },
    items: words[name].samples.map((sample) => ({ data: { ...sample } as Record<string, unknown> })),
  }
}
