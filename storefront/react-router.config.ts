import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The shop has few pages: knowing all of them from the start saves a request at the first click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
