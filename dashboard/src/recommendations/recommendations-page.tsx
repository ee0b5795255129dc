import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { textsWith } from '../texts/texts-with.ts'
import { useTexts } from '../texts/texts.ts'
import { WithTexts } from '../texts/with-texts.tsx'
import type { Route } from './+types/recommendations-page'
import { Explanations } from './explanations.tsx'
import { loadTrial } from './load-trial.server.ts'
import { recommendations } from './recommendation-texts.ts'
import { TrialForm } from './trial-form.tsx'
import { TrialResult } from './trial-result.tsx'
import { trialIn } from './trial.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const trial = trialIn(url.searchParams)
  return { trial, ...(await loadTrial(context.get(apiContext).client, trial)) }
}

const textsOf = textsWith({ recommendations })

export default function RecommendationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts textsOf={textsOf}>
      <Recommendations data={loaderData} />
    </WithTexts>
  )
}

/** Tries recommendations: the request is in the URL, and nothing is saved. */
function Recommendations({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const { recommendations: texts } = useTexts().dashboard
  const { trial, available, selected, matches, request, result } = data
  const tried = available.filter(({ algorithmId }) => trial.algorithms.includes(algorithmId))
  return (
    <>
      <PageHead
        title={texts.title}
        detail={texts.detail}
        actions={result && <CodeButton call="recommendations.getRecommendation" request={request} />}
      />
      <div className="grid items-start gap-(--pad) lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <TrialForm {...{ trial, available, selected, matches }} />
        <div className="min-w-0 space-y-(--pad)">
          {result ? (
            <TrialResult
              products={result.products}
              algorithm={available.find(({ algorithmId }) => algorithmId === result.algorithmId)?.name}
              minimum={trial.minimum}
              isWithoutProducts={selected.length === 0 && tried.every(({ algorithmType }) => algorithmType === 'RELATED_ITEMS')}
            />
          ) : (
            <Notice title={texts.needsAlgorithm} />
          )}
          <Explanations algorithms={available} />
        </div>
      </div>
    </>
  )
}
