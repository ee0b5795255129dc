import { rendition } from '@stoa/ui/rendition'
import { initialsOf, type ProfileView } from './profile-view.ts'

interface AvatarProps {
  profile: Pick<ProfileView, 'name' | 'slug' | 'photo'>
  size: keyof typeof sizes
}

const sizes = {
  small: { pixels: 64, classes: 'size-16 text-title' },
  large: { pixels: 128, classes: 'size-28 text-heading sm:size-32' },
} as const

const washes = ['bg-accent-wash', 'bg-sun-wash', 'bg-good-wash'] as const

/** The same colour for the same person everywhere. */
const washOf = (slug: string): string => washes[Array.from(slug).reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % washes.length]!

/** A person's picture or initials. Their name is next to it, so it is decorative. */
export function Avatar({ profile: { name, slug, photo }, size }: AvatarProps) {
  const { pixels, classes } = sizes[size]
  const round = `shrink-0 rounded-full border border-line ${classes}`
  if (!photo) {
    return (
      <span aria-hidden="true" translate="no" className={`grid place-items-center font-bold ${washOf(slug)} ${round}`}>
        {initialsOf(name)}
      </span>
    )
  }
  const cut = (times: number): string => rendition(photo, pixels * times, pixels * times)
  return (
    <img
      src={cut(1)}
      srcSet={`${cut(2)} 2x`}
      width={pixels}
      height={pixels}
      alt=""
      loading="lazy"
      decoding="async"
      className={`bg-sunken object-cover ${round}`}
    />
  )
}
