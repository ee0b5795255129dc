import { formatDay, type Where } from '@stoa/ui/dates'
import type { Member } from '../answers.ts'

/** A member as everyone sees them. */
export interface ProfileView {
  slug: string
  name: string
  /** The profile's title. */
  line: string
  photo: string | undefined
  cover: string | undefined
  since: string
}

/** The displayed parts of the PUBLIC field set. */
export function profileView({ profile, createdDate }: Member, where: Where & { baseUrl: string }): ProfileView {
  const slug = profile.slug ?? ''
  return {
    slug,
    name: profile.nickname?.trim() || slug,
    line: profile.title?.trim() ?? '',
    photo: ownPicture(profile.photo, where.baseUrl),
    cover: ownPicture(profile.cover, where.baseUrl),
    since: formatDay(createdDate, where),
  }
}

type ProfileImage = Member['profile']['photo']

const packagesForm = /^wix:image:\/\/v1\/([\w.~-]+)(?:[/#]|$)/
const mediaPath = /^\/media\/([\w.~-]+)(?:\?v=\d+)?$/

/** Only pictures hosted by this site: pages load none from other sites, which could track readers. */
export function ownPicture(image: ProfileImage, baseUrl: string): string | undefined {
  const id = ownPictureId(image?.url ?? '', baseUrl)
  return id === undefined ? undefined : `/media/${id}`
}

/** The ID of a picture hosted by this site. */
export function ownPictureId(url: string, baseUrl: string): string | undefined {
  const id = packagesForm.exec(url)?.[1] ?? mediaPath.exec(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : '')?.[1]
  return id === undefined || /^\.+$/.test(id) ? undefined : id
}

/** The initials, `MM` for Mia Moreira, shown without a picture. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const firsts = words.map((word) => Array.from(word).find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '')
  return [firsts[0], firsts.length > 1 ? firsts.at(-1) : ''].join('').toLocaleUpperCase('en') || '·'
}
