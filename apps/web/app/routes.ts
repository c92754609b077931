import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product. */
export default [
  index('pages/site/home-page.tsx'),
  route('theme', 'pages/site/choose-theme.ts'),
  route('dev/ui', 'pages/dev/gallery-page.tsx'),
  route('*', 'pages/site/not-found-page.tsx'),
] satisfies RouteConfig
