import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Pages are documents, and client-side navigation is rare: each contains its own route and not the list of all, which
  // would grow with every page that we add.
  routeDiscovery: { mode: 'lazy' },
  // The server has rejected other sites' forms before the router sees one, and knows all of our host names. The router
  // would compare with the host of the request, reject one of our own forms behind a proxy, and log that as an error.
  allowedActionOrigins: ['**'],
  // The entry script of a page is one file, and not one that imports another.
  splitRouteModules: false,
} satisfies Config
