import { Form, Link, redirect } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { Pagination, type PageLink } from '@stoa/ui/components/pagination'
import { apiContext } from '@stoa/ui/page-api'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/members-page'
import { directoryOf, directoryPageSize, directorySorts, hrefOfDirectory, type Directory, type DirectorySort } from './directory.ts'
import { seenByEverybody } from './everybody.server.ts'
import { ProfileGrid } from './profile-grid.tsx'
import { profileView } from './profile-view.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const directory = directoryOf(url.searchParams)
  const [{ shop }, { isMember, filter }] = await Promise.all([client.shop.getShop({}), seenByEverybody(client)])
  const paging = { limit: directoryPageSize, offset: (directory.page - 1) * directoryPageSize }
  const { members, metadata } = await client.members.queryMembers({
    query: { filter, sort: [directorySorts[directory.sort]], paging },
    ...(directory.words && { search: { expression: directory.words, fields: ['profile.nickname'] } }),
  })
  if (members.length === 0 && directory.page > 1) throw redirect(hrefOfDirectory(paths.community, { ...directory, page: 1 }))
  return {
    directory,
    profiles: members.map((member) => profileView(member, { ...shop, baseUrl })),
    total: metadata.total ?? undefined,
    hasMore: members.length === directoryPageSize && (metadata.total ?? Number.POSITIVE_INFINITY) > paging.offset + members.length,
    isMember,
    address: `${baseUrl}${paths.community}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { directory, address } = loaderData
  return [...pageMeta({ address }), ...(directory.words || directory.page > 1 ? [{ name: 'robots', content: 'noindex' }] : [])]
}

export default function MembersPage({ loaderData }: Route.ComponentProps) {
  const { directory, profiles, total, hasMore, isMember } = loaderData
  const { shared, storefront } = useTexts()
  const { community: words } = storefront
  const to = (page: number, text: string): PageLink => ({ href: hrefOfDirectory(paths.community, { ...directory, page }), text })
  return (
    <div className="shell py-8 sm:py-12">
      <PageTitle text={words.title} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-heading">{words.title}</h1>
          <p className="mt-3 text-lead text-soft">{words.lead}</p>
        </div>
        <Link to={isMember ? paths.accountProfile : `${paths.login}?next=${paths.accountProfile}`} className="button button-quiet">
          {isMember ? words.toYours : words.standing.join}
        </Link>
      </div>
      <DirectoryForm key={`${directory.words} ${directory.sort}`} directory={directory} />
      {profiles.length > 0 ? (
        <>
          <output className="mt-8 mb-4 block text-soft">{total === undefined ? words.foundMany(10_000) : words.found(total)}</output>
          <ProfileGrid profiles={profiles} />
        </>
      ) : (
        <NoMembers words={directory.words} />
      )}
      <Pagination
        label={shared.pages}
        position={words.position(directory.page)}
        previous={directory.page > 1 ? to(directory.page - 1, words.before) : undefined}
        next={hasMore ? to(directory.page + 1, words.after) : undefined}
      />
    </div>
  )
}

function DirectoryForm({ directory }: { directory: Directory }) {
  const { community: words } = useTexts().storefront
  return (
    <search>
      <Form className="mt-8 grid max-w-2xl items-end gap-4 sm:grid-cols-[1fr_12rem_auto]">
        <Field label={words.search} type="search" name="q" defaultValue={directory.words} maxLength={100} autoComplete="off" />
        <Select label={words.sort} name="sort" defaultValue={directory.sort}>
          {(Object.keys(directorySorts) as DirectorySort[]).map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </Select>
        <Button type="submit">{words.show}</Button>
      </Form>
    </search>
  )
}

function NoMembers({ words: sought }: { words: string }) {
  const { community: words } = useTexts().storefront
  return (
    <div className="card mt-8 max-w-2xl p-6 sm:p-8">
      <output className="block text-title">{sought ? words.noMatch(sought) : words.nobody}</output>
      {!sought && <p className="mt-2 text-soft">{words.nobodyHelp}</p>}
      {sought && (
        <p className="mt-4">
          <Link to={paths.community} className="button button-quiet">
            {words.all}
          </Link>
        </p>
      )}
    </div>
  )
}
