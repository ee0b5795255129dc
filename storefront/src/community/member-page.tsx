import { data, Link } from 'react-router'
import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import type { Member } from '../answers.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { Part } from '../orders/order-parts.tsx'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../products/breadcrumbs.tsx'
import { Picture } from '../products/picture.tsx'
import { ownMember } from '../sign-in/own-member.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/member-page'
import { Avatar } from './avatar.tsx'
import { CommunityForm, type CommunityStatus } from './community-form.tsx'
import { communityStatusOf } from './community-status.server.ts'
import { profileView, type ProfileView } from './profile-view.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const [{ shop }, member, own] = await Promise.all([client.shop.getShop({}), findProfile(client, params.slug), ownMember(client, 'FULL')])
  const profile = profileView(member, { ...shop, baseUrl })
  const standing = own?.id === member.id ? communityStatusOf(own) : undefined
  return { profile, standing, address: `${baseUrl}${paths.profile(profile.slug)}` }
}

const slugForm = /^[a-z0-9-]{1,64}$/

/** The visible member of a slug. All others are a missing page, whatever the reason. */
async function findProfile(client: Client, slug: string): Promise<Member> {
  const filter = { 'profile.slug': slug }
  const { members } = slugForm.test(slug) ? await client.members.queryMembers({ query: { filter, paging: { limit: 1 } } }) : { members: [] }
  if (!members[0]) throw data(null, { status: 404 })
  return members[0]
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { profile, standing, address } = loaderData
  if (standing && !standing.isPublic) return [{ name: 'robots', content: 'noindex' }]
  return pageMeta({ address, title: profile.name, description: profile.line || undefined })
}

export default function MemberPage({ loaderData: { profile, standing } }: Route.ComponentProps) {
  const { community: words } = useTexts().storefront
  return (
    <div className="shell max-w-4xl py-6 sm:py-8">
      <PageTitle text={profile.name} />
      <Breadcrumbs trail={[{ path: paths.community, name: words.title }]} here={profile.name} />
      <ProfileHeader profile={profile} isOwn={standing !== undefined} />
      {standing && <OwnView standing={standing} />}
    </div>
  )
}

/** Cover, picture, name and title. */
function ProfileHeader({ profile, isOwn }: { profile: ProfileView; isOwn: boolean }) {
  const { community: words } = useTexts().storefront
  const { cover, name, line, since } = profile
  return (
    <article className="card mt-4 overflow-hidden">
      {cover ? (
        <Picture picture={{ url: cover, alt: '' }} ratio={4} sizes="(min-width: 56rem) 56rem, 100vw" eager className="w-full" />
      ) : (
        <div aria-hidden="true" className="h-24 bg-sun-wash sm:h-36" />
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4 p-5 sm:p-8">
        <div className="-mt-16 rounded-full bg-surface p-1 sm:-mt-20">
          <Avatar profile={profile} size="large" />
        </div>
        <div className="min-w-0 grow basis-64">
          <h1 className="text-heading wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          {line && (
            <p className="mt-2 max-w-prose text-lead whitespace-pre-line wrap-anywhere">
              <bdi>{line}</bdi>
            </p>
          )}
          <p className="mt-2 text-soft">{words.since(since)}</p>
        </div>
        {isOwn && (
          <Link to={paths.accountProfile} className="button button-quiet">
            {words.edit}
          </Link>
        )}
      </div>
    </article>
  )
}

/** Shown on one's own profile: who can see it, and how to change that. */
function OwnView({ standing }: { standing: CommunityStatus }) {
  const { community: words } = useTexts().storefront
  return (
    <div className="mt-6">
      <Part id="yours" title={words.yours}>
        {!standing.isPublic && <p className="mb-2 font-semibold">{words.standing.onlyYou}</p>}
        <CommunityForm standing={standing} />
      </Part>
    </div>
  )
}
