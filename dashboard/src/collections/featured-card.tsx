import { ArrowDown, ArrowUp, X, type LucideIcon } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

interface FeaturedCardProps {
  collections: readonly { id: string; name: string }[]
  mayChange: boolean
}

/** The collections of the home page in their order. */
export function FeaturedCard({ collections, mayChange }: FeaturedCardProps) {
  const { home, order } = useTexts().dashboard.collectionEditor
  if (collections.length === 0) return null
  return (
    <Card title={home.title} detail={home.detail} flush className="mb-4">
      <ol className="divide-y divide-line border-t border-line">
        {collections.map(({ id, name }, at) => (
          <li key={id} className="flex items-center gap-3 px-(--pad) py-1.5">
            <span className="w-5 shrink-0 text-small text-soft tabular-nums">{at + 1}</span>
            <Link to={paths.collection(id)} className="link me-auto min-w-0 wrap-anywhere">
              {name}
            </Link>
            {mayChange && (
              <Form method="post" preventScrollReset className="flex shrink-0">
                {collections.map((one) => (
                  <input key={one.id} type="hidden" name="featured" value={one.id} />
                ))}
                <Step icon={ArrowUp} intent={`up:${id}`} label={order.up(name)} isOff={at === 0} />
                <Step icon={ArrowDown} intent={`down:${id}`} label={order.down(name)} isOff={at === collections.length - 1} />
                <Step icon={X} intent={`leave:${id}`} label={home.remove(name)} />
              </Form>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const Step = ({ icon: Icon, intent, label, isOff = false }: { icon: LucideIcon; intent: string; label: string; isOff?: boolean }) => (
  <button name="intent" value={intent} aria-label={label} title={label} disabled={isOff} className="icon-button size-9">
    <Icon aria-hidden className="size-4" />
  </button>
)
