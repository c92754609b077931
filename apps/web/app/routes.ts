import { index, type RouteConfig, route } from '@react-router/dev/routes'

const link = 'pages/waitlist/sign-in-link-page.tsx'
const moved = 'pages/site/moved-page.ts'

/** Every URL of the product. */
export default [
  index('pages/site/home-page.tsx'),
  route('home/script', 'pages/site/run-home.ts'),
  route('blog/:slug', 'pages/site/blog-post-page.tsx'),
  route('learn-more', 'pages/site/learn-more-page.tsx'),
  route('search', 'pages/site/search-page.tsx'),
  route('about-us', 'pages/site/about-us-page.tsx'),
  route('become-a-partner', 'pages/site/become-a-partner-page.tsx'),
  route('terms', 'pages/site/terms-page.tsx'),
  route('terms/app', 'pages/site/app-terms-page.tsx'),
  route('terms/waitlist', 'pages/site/waitlist-terms-page.tsx'),
  route('privacy', 'pages/site/privacy-page.tsx'),
  route('cookies', 'pages/site/cookies-page.tsx'),
  route('company', 'pages/site/company-page.tsx'),
  route('accessibility', 'pages/site/accessibility-page.tsx'),
  route('status', 'pages/site/status-page.tsx'),
  route('offline', 'pages/site/offline-page.tsx'),
  route('service-worker.js', 'pages/seo/service-worker.ts'),

  route('blog', moved, { id: 'moved-blog' }),
  route('green-energy-uk-2025', moved, { id: 'moved-green-energy' }),
  route('smart-meter-switching-uk', moved, { id: 'moved-smart-meters' }),
  route('mowatt', 'pages/site/open-app.ts'),

  route('sitemap.xml', 'pages/seo/sitemap.ts'),
  route('feed.xml', 'pages/seo/rss-feed.ts'),
  route('feed.json', 'pages/seo/json-feed.ts'),
  route('robots.txt', 'pages/seo/robots.ts'),
  route('llms.txt', 'pages/seo/llms.ts'),
  route('.well-known/security.txt', 'pages/seo/security-text.ts'),
  route('manifest.webmanifest', 'pages/seo/manifest.ts'),
  route('og/:slug.png', 'pages/seo/og-image.ts'),

  route('waitlist', 'pages/waitlist/waitlist-page.tsx'),
  route('waitlist/game', 'pages/waitlist/game-page.tsx'),
  route('waitlist/auth', link, { id: 'waitlist-auth' }),
  route('auth/action', link, { id: 'auth-action' }),
  route('magic-link-sent', 'pages/waitlist/magic-link-sent-page.tsx'),
  route('competition', 'pages/competition/competition-page.tsx'),
  route('competition/check', 'pages/competition/check-page.tsx'),
  route('competition/claim', 'pages/competition/claim-page.tsx'),
  route('account', 'pages/account/account-page.tsx'),
  route('account/export', 'pages/account/export-account.ts'),
  route('account/script', 'pages/account/run-account.ts'),
  route('auth-diagnostics', 'pages/account/auth-diagnostics-page.tsx'),

  route('insights', 'pages/insights/insights-page.tsx'),
  route('consent/script', 'pages/consent/run-consent.ts'),
  route('consent/analytics', 'pages/consent/run-analytics.ts'),

  route('link/:link?', 'pages/app/link-page.tsx'),
  route('home', 'pages/app/home-page.tsx'),
  route('home/confirm', 'pages/app/confirm-watch-page.tsx'),
  route('home/stop', 'pages/app/stop-watch-page.tsx'),
  route('chat', 'pages/app/chats-page.tsx'),
  route('chat/:chatId', 'pages/app/chat-page.tsx'),
  route('bills', 'pages/app/bills-page.tsx'),
  route('bills/:billId', 'pages/app/bill-page.tsx'),
  route('switches', 'pages/app/switches-page.tsx'),
  route('switches/:switchId', 'pages/app/switch-page.tsx'),
  route('shared/:token', 'pages/app/verdict-link-page.tsx'),
  route('reminders/stop', 'pages/app/stop-reminders-page.tsx'),

  route('theme', 'pages/site/choose-theme.ts'),
  route('dev/ui', 'pages/dev/gallery-page.tsx'),
  route('*', 'pages/site/not-found-page.tsx'),
] satisfies RouteConfig
