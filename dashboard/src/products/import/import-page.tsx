import { Link, redirect } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack } from '@stoa/ui/refused-form'
import { changeImport } from '../../imports/change-import.server.ts'
import { ImportScreen } from '../../imports/import-screen.tsx'
import { fetchesPictures, isIntoCollection } from '../../imports/import-view.ts'
import { errorsOf } from '../../imports/read-import.server.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { Route } from './+types/import-page'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { import: one } = await client.dataImports.getImport({ id: params.importId })
  if (isIntoCollection(one)) throw redirect(paths.import(one))
  return { one, ...(await errorsOf(client, one.id)) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData()
  const one = { id: params.importId, target: 'PRODUCTS' } as const
  try {
    return redirect(await changeImport(context.get(apiContext).client, one, String(form.get('intent'))))
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

/** The last step of an import of products. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { imports: words, productImport: texts } = useTexts().dashboard
  return (
    <ImportScreen
      {...loaderData}
      title={texts.fileTitle}
      actions={
        <Link to={paths.products} className="button button-quiet">
          {words.toItems}
        </Link>
      }
      problems={actionData?.problems}
      note={
        fetchesPictures(loaderData.one) && (
          <Notice>
            <p>
              {texts.pictures}{' '}
              <Link to={paths.media} className="link">
                {texts.toMedia}
              </Link>
            </p>
          </Notice>
        )
      }
    />
  )
}
