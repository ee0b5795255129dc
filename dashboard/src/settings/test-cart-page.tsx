import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { CodeButton } from '../kit/code-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/test-cart-page'
import { treeOf } from './draft.ts'
import { SectionTabs } from './section-tabs.tsx'
import { isSection, sectionDraft } from './sections.ts'
import { TestCartPanel } from './test-cart-panel.tsx'
import { testedView } from './tested-cart.server.ts'
import { testedForm, testedQuery, withIntent, withSomething } from './tested-form.ts'

/** The cart in the URL. A pressed button is applied once: the page redirects to the URL of the resulting cart. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const asked = testedForm(treeOf(searchParams))
  const query = testedQuery(withIntent(asked, searchParams.get('intent') ?? ''))
  if (query.toString() !== searchParams.toString()) throw redirect(`${paths.testCart}?${query}`)
  return await testedView(client, searchParams.size === 0 ? withSomething(asked) : asked)
}

/** The same with unsaved settings, which are too long for a URL. The settings form sends its fields; this page's own form sends them as a draft. */
export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await request.formData()
  const tree = treeOf(form)
  const asked = testedForm(tree)
  if (asked.edited) return await testedView(client, withIntent(asked, textOf(form, 'intent')))
  const { section, base, revision } = asked
  const edited = isSection(section) ? JSON.stringify(sectionDraft(section, tree)) : ''
  return await testedView(client, withSomething({ ...testedForm({}), section, edited, base, revision }))
}

export default function TestCartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart: texts, title } = useTexts().dashboard.settings
  const view = actionData ?? loaderData
  return (
    <>
      <PageHead
        title={texts.title}
        back={{ to: paths.settings, text: title }}
        detail={texts.intro}
        actions={<CodeButton call="shop.testCart" request={view.request} />}
      />
      <SectionTabs />
      <TestCartPanel view={view} />
    </>
  )
}
