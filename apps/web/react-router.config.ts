import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The list of routes is short: sent with the page it saves a request on every first load.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
