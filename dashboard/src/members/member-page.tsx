import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/member-page'
import { MutedBadge, StatusBadge } from './badges.tsx'
import { changeMember, type MemberAct } from './change-member.server.ts'
import { ApproveButton, MemberActions } from './member-actions.tsx'
import { MemberContact, MemberFacts } from './member-facts.tsx'
import { MemberOrders } from './member-orders.tsx'
import { MemberSessions } from './member-sessions.tsx'
import { boughtView, memberView, sessionView } from './member-view.ts'
import { memberWishlist } from './member-wishlist.server.ts'
import { MemberWishlist } from './member-wishlist.tsx'
import { PhotoCard } from './photo-card.tsx'
import { ProfileCard } from './profile-card.tsx'

/** How many orders a member's page shows. */
const ordersMax = 10

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const id = params.memberId
  const search = {
    filter: { 'buyerInfo.memberId': id, status: { $in: ['APPROVED', 'PENDING', 'CANCELED'] } },
    sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
    cursorPaging: { limit: ordersMax + 1 },
  }
  const { member } = await client.members.getMember({ id, fieldsets: ['FULL'] })
  const [{ shop }, { sessions }, { orders }, wishlist] = await Promise.all([
    client.shop.getShop({}),
    ifPermitted(client.memberSessions.queryMemberSessions({ memberId: id }), { sessions: [] }),
    ifPermitted(client.orders.searchOrders({ search }), { orders: [] }),
    memberWishlist(client, id),
  ])
  return {
    member: memberView(member, shop),
    sessions: sessions.map((session) => sessionView(session, shop)),
    bought: boughtView(orders, ordersMax, shop),
    wishlist,
    list: url.searchParams.get('list') ?? '',
    made: url.searchParams.get('made'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeMember(context.get(apiContext).client, params.memberId, await request.formData())
}

export default function MemberPage({ loaderData: { member, sessions, bought, wishlist, list, made }, actionData }: Route.ComponentProps) {
  const allTexts = useTexts()
  const { members, member: texts } = allTexts.dashboard
  const problems = actionData && 'problems' in actionData ? actionData.problems : undefined
  return (
    <>
      <PageHead
        title={member.name}
        back={{ to: list ? `${paths.members}?${list}` : paths.members, text: members.title }}
        status={
          <span className="flex flex-wrap gap-1.5">
            <StatusBadge status={member.status} />
            {member.isMuted && <MutedBadge />}
          </span>
        }
        detail={
          <span className="flex flex-wrap items-center gap-x-1">
            <span className="wrap-anywhere">{member.email}</span>
            <CopyButton text={member.id} what={texts.id} />
          </span>
        }
        actions={
          <>
            <CodeButton call="members.getMember" request={{ id: member.id, fieldsets: ['FULL'] }} />
            <ApproveButton status={member.status} />
          </>
        }
      />
      <div className="mb-5 empty:hidden">
        {problems && <Notice tone="problem" title={problemSummary(allTexts, problems)} focused />}
        {actionData && 'done' in actionData && <Done what={actionData.done} />}
        {!actionData && made && <Notice tone="good" title={made === 'mailed' ? texts.madeMailed : texts.made} focused />}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-4">
          <MemberSessions sessions={sessions} />
          <MemberOrders bought={bought} email={member.email} />
          {wishlist && <MemberWishlist wishlist={wishlist} />}
          <MemberContact member={member} />
        </div>
        <div className="min-w-0 space-y-4 max-lg:order-first">
          <MemberFacts member={member} />
          <PhotoCard member={member} />
          <ProfileCard
            member={member}
            slug={actionData && 'typed' in actionData ? actionData.typed.slug : undefined}
            error={problems?.code === 'SLUG_ALREADY_EXISTS' ? texts.slugTaken : fieldError(allTexts, problems, 'slug')}
          />
          <MemberActions member={member} />
          <p>
            <Link to={`${paths.events}?${new URLSearchParams({ q: member.id })}`} className="link">
              {texts.history}
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}

function Done({ what }: { what: MemberAct | 'notTyped' }) {
  const { member: texts } = useTexts().dashboard
  if (what === 'notTyped') return <Notice tone="problem" title={texts.notTyped} focused />
  return <Notice tone="good" title={texts.done[what]} focused />
}
