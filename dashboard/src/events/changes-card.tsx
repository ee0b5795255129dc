import { Fragment } from 'react'
import { Link } from 'react-router'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { EventView } from './event-view.ts'

/** The fields that an event changed, with the values before and after. */
export function ChangesCard({ event: { before, changes, moreChanges, changedFields } }: { event: EventView }) {
  const { event: texts } = useTexts().dashboard
  return (
    <Card
      title={texts.changed}
      flush={Boolean(changes?.length)}
      detail={before && texts.changedDetail}
      actions={
        before && (
          <Link to={paths.event(before.id)} className="link text-small">
            {texts.toBefore}
          </Link>
        )
      }
    >
      {!before && <p className="text-soft">{texts.first}</p>}
      {before && !changes && <p className="text-soft">{texts.noSnapshot}</p>}
      {changes?.length === 0 && <p className="text-soft">{texts.same}</p>}
      {changes && changes.length > 0 && <Changes changes={changes} />}
      {moreChanges > 0 && <p className="px-(--pad) py-3 text-small text-soft">{texts.moreChanges(moreChanges)}</p>}
      {changedFields.length > 0 && (
        <p className={`text-small text-soft wrap-anywhere ${changes?.length ? 'px-(--pad) py-3' : 'mt-3'}`}>
          {texts.named}: <span className="font-mono">{changedFields.join(', ')}</span>
        </p>
      )}
    </Card>
  )
}

function Changes({ changes }: { changes: NonNullable<EventView['changes']> }) {
  const { event: texts } = useTexts().dashboard
  return (
    <table className="w-full border-t border-line text-start text-small">
      <caption className="sr-only">{texts.changesCaption}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-soft *:px-(--pad) *:py-2 *:text-start *:font-medium">
          <th scope="col" className="w-2/5">
            {texts.field}
          </th>
          <th scope="col" className="w-[30%]">
            {texts.before}
          </th>
          <th scope="col" className="w-[30%]">
            {texts.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-t border-line align-top max-md:block max-md:py-2 *:px-(--pad) md:*:py-2">
            <th scope="row" className="text-start font-mono font-medium wrap-anywhere max-md:block">
              <Path path={field} />
            </th>
            <Side mark="−" look="text-danger" text={before} />
            <Side mark="+" look="text-good" text={after} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A field's path, which can wrap after each dot. */
const Path = ({ path }: { path: string }) =>
  path.split(/(?<=\.)/).map((step, index) => (
    <Fragment key={`${index} ${step}`}>
      {index > 0 && <wbr />}
      {step}
    </Fragment>
  ))

function Side({ mark, look, text }: { mark: string; look: string; text: string | undefined }) {
  const { event: texts } = useTexts().dashboard
  return (
    <td className={`wrap-anywhere max-md:block ${text === undefined ? 'text-soft' : look}`}>
      {text === undefined ? (
        texts.nothing
      ) : (
        <>
          <span aria-hidden className="me-1.5 font-mono select-none">
            {mark}
          </span>
          <span dir="auto">{text}</span>
        </>
      )}
    </td>
  )
}
