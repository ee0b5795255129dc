import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { Tabs } from '../kit/tabs.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Conditions } from './conditions.server.ts'

/** The tabs of the pages for back-in-stock requests, and why shoppers can't ask or aren't reached. */
export function BackInStockHead({ conditions: { isCollecting, hasSender } }: { conditions: Conditions }) {
  const { backInStock: texts } = useTexts().dashboard
  const may = useMay()
  return (
    <>
      <Tabs
        label={texts.pages}
        tabs={[
          { to: paths.backInStock, text: texts.tabs.demand },
          { to: paths.backInStockRequests, text: texts.tabs.requests },
          { to: paths.backInStockWaves, text: texts.tabs.waves },
        ]}
      />
      <div className="mb-4 space-y-3 empty:hidden">
        {!isCollecting && (
          <Notice title={texts.notCollecting}>
            <p className="text-soft">
              {texts.notCollectingHint}{' '}
              {may('SHOP.MODIFY_SETTINGS') && (
                <Link to={paths.settingsOf('back-in-stock')} className="link">
                  {texts.toSettings}
                </Link>
              )}
            </p>
          </Notice>
        )}
        {!hasSender && (
          <Notice title={texts.noSender}>
            <p className="text-soft">
              {texts.noSenderHint}{' '}
              <Link to={paths.outbox} className="link">
                {texts.toOutbox}
              </Link>
            </p>
          </Notice>
        )}
      </div>
    </>
  )
}

/** A link to the settings of back-in-stock requests. */
export function SettingsLink() {
  const { backInStock: texts } = useTexts().dashboard
  if (!useMay()('SHOP.READ_SETTINGS')) return null
  return (
    <Link to={paths.settingsOf('back-in-stock')} className="button button-quiet">
      {texts.settings}
    </Link>
  )
}
