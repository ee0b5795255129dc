import { fileIdLengthMax, publicMediaMax } from '@stoa/contract/files/limits'
import type { Client } from '@stoa/sdk'
import type { DataPage, ItemData } from '../answers.ts'
import { includedItems, isPictureType } from './field-view.ts'
import type { Carded } from './item-card.ts'
import { fileAddress, pictureIdsIn, videoIdIn, type SiteFiles } from './pictures.ts'

/** Finds which of the pictures and videos that a page's items name everyone can see: with one call for all of them. Items keep the names of files that became
 *  private or were deleted. */
export async function findSiteFiles({ files }: Client, baseUrl: string, ids: readonly string[]): Promise<SiteFiles> {
  // Items can contain any text. The call refuses all IDs if one is too long.
  const fileIds = [...new Set(ids)].filter(({ length }) => length <= fileIdLengthMax).slice(0, publicMediaMax)
  const { media } = fileIds.length > 0 ? await files.bulkGetPublicMedia({ fileIds }) : { media: [] }
  return { baseUrl, publicPaths: new Map(media.map(({ fileId, url }) => [fileId, pathOf(url)])) }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

/** The files that the card of an item can show. */
export const cardFileIds = (item: ItemData, { roles }: Pick<Carded, 'roles'>, baseUrl: string): string[] =>
  roles.cover.flatMap((key) => pictureIdsIn(item[key], baseUrl))

/** The files that the page of an item can show, also of the items that are included in it. */
export const itemFileIds = (item: ItemData, page: DataPage, baseUrl: string): string[] =>
  page.fields.flatMap((field) => {
    const value = item[field.key]
    if (isPictureType(field.type)) return pictureIdsIn(value, baseUrl)
    if (field.type === 'VIDEO') return videoIdIn(String(fileAddress(value)), baseUrl) ?? []
    const included = includedItems(field, value, page.references)
    return included?.items.flatMap((one) => included.of.cover.flatMap((key) => pictureIdsIn(one[key], baseUrl))) ?? []
  })
