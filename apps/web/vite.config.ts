import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, minifySync, type Plugin } from 'vite'

// Modules that a page without React shares with others: bundled with components, they would bring React along.
const withoutReact = [
  'apps/web/app/browser/(?!use-|calendar|consent|csv|save|new-id|email|encode|focus-once|other-pages)',
  'apps/web/app/features/(chat/(create-prompt|prompt-texts|watch-dropped-files)|identity/auth/signed-in-marker)',
  'vite/preload-helper',
]

const OTHER_ICONS =
  'alert|arrow-down|chat|chevron-(down|left)|close|copy|document|download|external|info|lock|more|pencil|refresh|stop|trash'

// Few files instead of many tiny ones: each is a request on the first visit, and these are needed by most pages.
const components = [
  `packages/ui/src/(icons/(?!(${OTHER_ICONS})-)|actions/(?!link\\.)|join-classes)`,
  'packages/ui/src/(brand/(wordmark|drawing|mo-(head|run-1|wave))|display/(avatar|empty-state)|feedback/(skeleton|spinner-ring))',
]

// And these by every page with the router.
const everyPage = [
  'apps/web/app/(shell/(?!modals|app/|chart|reading|operate)|shell/app/app-link|browser/use-(?!email|focus))',
  'apps/web/app/features/(content/use-site|seo/(page-meta|site-identity|json-ld)|identity/use-identity)',
]

// And these by every page with a form.
const formPages = ['apps/web/app/shell/modals', 'packages/ui/src/(icons|actions/link|feedback/note|forms)']

const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'router', test: /node_modules\/(react-router|cookie|turbo-stream)\// },
    { name: 'consent', test: /apps\/web\/app\/(features\/consent|browser\/consent\/(?!stored))/ },
    { name: 'plain', test: new RegExp(withoutReact.join('|')), minShareCount: 2 },
    { name: 'components', test: new RegExp(components.join('|')), minShareCount: 2 },
    { name: 'forms', test: new RegExp(formPages.join('|')), minShareCount: 2 },
    // A separate chunk: a group includes what its files import, and a page without the router would load the whole
    // group.
    { name: 'failures', test: /packages\/contract\/src\/failures/ },
    { name: 'shell', test: new RegExp(everyPage.join('|')), minShareCount: 2 },
    { name: 'schemas', test: /node_modules\/zod\/|packages\/contract\/src\/(endpoint|typed-words|is-blank)/ },
    // The operators' console has its own: it needs hardly anything of the app, and vice versa.
    { name: 'console', test: /apps\/web\/app\/shell\/operate\//, minShareCount: 2 },
    { name: 'app', test: /apps\/web\/app\/shell\/app\/(?!money-words)/, minShareCount: 2 },
  ],
}

/** Like those of the browser's files, its path is relative to the site's folder and not to this machine's root. */
function mapOf(map: object | undefined): string {
  return JSON.stringify({ ...map, sources: ['../app/browser/enhance-page.ts'] })
}

/** The scripts inlined in every page are minified here: the server's own build keeps names and spaces. */
const shrinkPageScript: Plugin = {
  name: 'shrink-page-script',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!id.endsWith('/browser/enhance-page.ts')) return undefined
    const inputMap = this.getCombinedSourcemap()
    const small = minifySync(id.replace(/ts$/, 'js'), code, { module: true, sourcemap: true, inputMap })
    // As many spaces as the removed word, less the bracket before it, so that the columns of the source map stay
    // correct.
    const text = /^export\s*function [^]*\}/
      .exec(small.code)?.[0]
      .replace(/^export\s*/, ({ length }) => ' '.repeat(length - 1))
    if (!text) throw new Error('The page script is not one exported function any more')
    this.emitFile({ type: 'asset', fileName: 'page-script.js.map', source: mapOf(small.map) })
    return { code: `export const enhancePage = { toString: () => ${JSON.stringify(text)} }`, map: null }
  },
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter(), shrinkPageScript],
  build: {
    sourcemap: 'hidden',
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting } },
  },
  // Optimised before the first visit, which would otherwise be reloaded whenever another dependency is discovered. The
  // router's own entry imports modules that none of our files do.
  optimizeDeps: {
    entries: ['app/root.tsx', 'app/pages/**/*.tsx'],
    include: [
      '@firebase/app',
      '@firebase/auth',
      '@firebase/auth/internal',
      'radix-ui',
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router/dom',
      'zod/mini',
    ],
  },
  // The built site includes its own production React, whatever the NODE_ENV of the process that hosts it.
  ...(command === 'build'
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}))
