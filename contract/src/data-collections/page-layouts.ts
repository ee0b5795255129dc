import type { FieldType } from './field.ts'

/** How the page of an item is laid out: all fields beside the picture; a text to read, with title, byline and picture above; a portrait with short facts. */
export const itemLayouts = ['DETAILS', 'ARTICLE', 'PROFILE'] as const
export type ItemLayout = (typeof itemLayouts)[number]

/** How the list is laid out: tiles with pictures; rows; names by their first letter; questions that unfold their answers. */
export const listLayouts = ['CARDS', 'LIST', 'INDEX', 'QUESTIONS'] as const
export type ListLayout = (typeof listLayouts)[number]

/** The types of fields that can have a role on the pages. */
export const roleTypes = {
  cover: ['IMAGE', 'MEDIA_IMAGE', 'MEDIA_GALLERY'],
  lead: ['TEXT', 'RICH_TEXT', 'RICH_CONTENT'],
  date: ['DATE', 'DATETIME'],
  byline: ['REFERENCE', 'MULTI_REFERENCE', 'TEXT'],
} as const satisfies Record<string, readonly FieldType[]>
export type PageRole = keyof typeof roleTypes

export const pageRoles = Object.keys(roleTypes) as PageRole[]
