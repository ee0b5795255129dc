import { useSearchParams } from 'react-router'
import { Card } from '../kit/card.tsx'
import { withParams } from '../kit/list-state.ts'
import { Tabs } from '../kit/tabs.tsx'
import { useTexts } from '../texts/texts.ts'
import { views, type MailView } from './mail-view.ts'

/** An email as its recipient sees it: on a wide screen, on a phone, as plain text; and its headers. */
export function MailContent({ mail }: { mail: MailView }) {
  const { mail: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const tabs = views.map((name) => ({
    to: withParams(query, { view: name === views[0] ? null : name }),
    text: texts.view[name],
    isCurrent: name === mail.view,
  }))
  return (
    <Card title={texts.content}>
      <Tabs label={texts.views} tabs={tabs} />
      {mail.view === 'plain' && <pre className="max-w-prose font-sans whitespace-pre-wrap wrap-anywhere">{mail.plain}</pre>}
      {mail.view === 'headers' && <Headers headers={mail.headers} />}
      {(mail.view === 'desktop' || mail.view === 'phone') && <Preview mail={mail} isNarrow={mail.view === 'phone'} />}
    </Card>
  )
}

/** The email's HTML in a sandboxed frame without scripts (decision 0020). */
function Preview({ mail: { id, subject }, isNarrow }: { mail: MailView; isNarrow: boolean }) {
  const { mail: texts } = useTexts().dashboard
  return (
    <>
      <iframe
        title={texts.preview(subject)}
        src={`${import.meta.env.BASE_URL}mail-previews/${id}`}
        sandbox=""
        referrerPolicy="no-referrer"
        className={`mx-auto block h-[38rem] rounded-card border border-line bg-white ${isNarrow ? 'w-[24.375rem] max-w-full' : 'w-full'}`}
      />
      <p className="mt-2 text-small text-soft">{texts.previewHint}</p>
    </>
  )
}

function Headers({ headers }: Pick<MailView, 'headers'>) {
  const { mail: texts } = useTexts().dashboard
  return (
    <table className="w-full text-start">
      <caption className="sr-only">{texts.view.headers}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.header}</th>
          <th scope="col">{texts.value}</th>
        </tr>
      </thead>
      <tbody>
        {headers.map(({ name, value }) => (
          <tr key={name} className="align-top max-sm:block max-sm:py-1.5">
            <th scope="row" className="pe-6 text-start font-medium whitespace-nowrap text-soft max-sm:block sm:py-1">
              {name}
            </th>
            <td className="wrap-anywhere max-sm:block sm:w-full sm:py-1" dir="auto">
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
