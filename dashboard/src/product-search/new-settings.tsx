import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { searchSettingsEvents } from '@stoa/contract/product-search/events'
import { Notice } from '@stoa/ui/components/notice'
import { useLive } from '../kit/live.ts'
import { useTexts } from '../texts/texts.ts'

const { entityFqdn, slug } = searchSettingsEvents.updated

/** Offers to show what someone else has saved since the page was loaded. */
export function NewSettings({ revision }: { revision: string }) {
  const { productSearch: texts } = useTexts().dashboard
  const { revalidate, state } = useRevalidator()
  const [newest, setNewest] = useState('0')
  useLive([`${entityFqdn}_${slug}`], ({ entity }) => setNewest(String((entity as { revision?: string }).revision)))
  if (!(Number(newest) > Number(revision))) return null
  return (
    <div className="mb-4">
      <Notice title={texts.changed}>
        <button type="button" onClick={() => void revalidate()} disabled={state !== 'idle'} className="link">
          {texts.showChanges}
        </button>
      </Notice>
    </div>
  )
}
