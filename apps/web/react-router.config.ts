import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Pages are documents, and hardly one goes to another by script: each carries its own route and not the list of all,
  // which would grow with every page that we add.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
