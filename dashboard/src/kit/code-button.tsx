import { CodeXml } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { CodeOfCall } from '../code/code-of.server.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { CodeView } from './code-view.tsx'
import { DialogLink } from './dialog.tsx'
import { Bar } from './skeleton.tsx'

interface CodeButtonProps {
  /** A reading call: `orders.searchOrders`. */
  call: string
  request: object
}

/** `</>`: the page's request with the SDK and over HTTP, and its present response. */
export function CodeButton({ call, request }: CodeButtonProps) {
  const { code } = useTexts().dashboard.kit
  const fetcher = useFetcher<CodeOfCall>()
  const to = `${paths.code}?${new URLSearchParams({ call, request: JSON.stringify(request) })}`
  return (
    <DialogLink
      to={to}
      label={code.open}
      look="button button-quiet code-button w-(--control) px-0!"
      trigger={<CodeXml aria-hidden className="size-4" />}
      title={code.title}
      detail={code.intro}
      kind="wide"
      onOpen={() => void fetcher.load(to)}
    >
      {fetcher.data && fetcher.state === 'idle' ? <CodeView code={fetcher.data} /> : <Loading />}
    </DialogLink>
  )
}

const Loading = () => (
  <div className="space-y-4">
    <Bar className="h-4 w-48" />
    <Bar className="h-36 w-full" />
    <Bar className="h-36 w-full" />
  </div>
)
