import { Card } from '../../kit/card.tsx'
import { ConfirmForm } from '../../kit/confirm-form.tsx'
import { Time } from '../../kit/time.tsx'
import { useMay } from '../../kit/use-may.ts'
import { useTexts } from '../../texts/texts.ts'
import type { productHistory } from './history.server.ts'

type VersionView = NonNullable<Awaited<ReturnType<typeof productHistory>>['shown']>

/** What differs between a version and the product as it is, and the way back. */
export function VersionCard({ shown: { version, made, differences, operation, isPresent } }: { shown: VersionView }) {
  const { productHistory: texts, productEditor } = useTexts().dashboard
  const mayRestore = useMay()('WIX_STORES.MODIFY_PRODUCTS') && !isPresent
  return (
    <Card
      title={texts.version(version)}
      detail={
        <>
          <Time {...made} /> · {texts.operations[operation]}
        </>
      }
      actions={
        mayRestore && (
          <ConfirmForm trigger={texts.restore} title={texts.restoreTitle(version)} text={texts.restoreText} confirm={texts.restore}>
            <input type="hidden" name="version" value={version} />
          </ConfirmForm>
        )
      }
      flush={differences.length > 0}
    >
      {differences.length === 0 ? (
        <p className="text-soft">{isPresent ? texts.same : texts.sameHere}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="plain-table w-full border-separate border-spacing-0 text-start">
            <caption className="sr-only">{texts.differences(differences.length)}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.field}</th>
                <th scope="col">{texts.former}</th>
                <th scope="col">{texts.present}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, former, present }) => (
                <tr key={field}>
                  <th scope="row" className="text-start font-medium">
                    {productEditor.fields[field]}
                  </th>
                  <Value text={former} />
                  <Value text={present} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

function Value({ text }: { text: string }) {
  const { empty } = useTexts().dashboard.productHistory
  return <td className="wrap-anywhere whitespace-pre-line">{text === '' ? <span className="text-soft">{empty}</span> : text}</td>
}
