import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { Avatar } from './avatar.tsx'
import type { ProfileView } from './profile-view.ts'

export function ProfileGrid({ profiles }: { profiles: readonly ProfileView[] }) {
  const { community: words } = useTexts().storefront
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {profiles.map((profile) => (
        <li key={profile.slug} className="card group relative flex items-center gap-4 p-4 hover:border-accent sm:p-5">
          <Avatar profile={profile} size="small" />
          <div className="min-w-0">
            <h2 className="text-title wrap-anywhere">
              <Link to={paths.profile(profile.slug)} className="group-hover:underline after:absolute after:inset-0 after:content-['']">
                <bdi>{profile.name}</bdi>
              </Link>
            </h2>
            {profile.line && (
              <p className="line-clamp-2 wrap-anywhere">
                <bdi>{profile.line}</bdi>
              </p>
            )}
            <p className="text-small text-soft">{words.since(profile.since)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
