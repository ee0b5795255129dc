import type { Route } from './+types/orders-page'
import { apiContext } from '@stoa/ui/page-api'
export function loader({ context }: Route.LoaderArgs) {
  return { id: context.get(apiContext).requestId, bad: '</script><script>window.hacked=1</script>\u2028' }
}
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <h1 className="text-heading text-sale">
      Hi {loaderData.id} {loaderData.bad}
    </h1>
  )
}
