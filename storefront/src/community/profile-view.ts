import { formatDay, type Where } from '@stoa/ui/dates'
import type { Member } from '../answers.ts'

/** A member as everybody sees them. */
export interface ProfileView {
  slug: string
  name: string
  /** The line they wrote about themselves. */
  line: string
  photo: string | undefined
  cover: string | undefined
  since: string
}

/** The PUBLIC field set, and of it what a person reads. */
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
const mediaPath = /^\/media\/([\w.~-]+)$/

/** A picture that this site keeps itself: pages load none from elsewhere, where every look at a profile would be seen. */
export function ownPicture(image: ProfileImage, baseUrl: string): string | undefined {
  const url = image?.url ?? ''
  const id = packagesForm.exec(url)?.[1] ?? mediaPath.exec(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : '')?.[1]
  return id === undefined || /^\.+$/.test(id) ? undefined : `/media/${id}`
}

/** `MM` of Mia Moreira: what stands where there is no picture. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const firsts = words.map((word) => Array.from(word).find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '')
  return [firsts[0], firsts.length > 1 ? firsts.at(-1) : ''].join('').toLocaleUpperCase('en') || '·'
}
