import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Pages are documents, and hardly one goes to another by script: each carries its own route and not the list of all,
  // which would grow with every page that we add.
  routeDiscovery: { mode: 'lazy' },
  // The server has rejected other sites' forms before the router sees one, and knows all of our host names. The router
  // would compare with the host of the request, reject one of our own forms behind a proxy, and log that as an error.
  allowedActionOrigins: ['**'],
  // A script that a page begins with is one file, and not one that names another.
  splitRouteModules: false,
} satisfies Config
