import { PageMeta } from '../../features/seo/page-meta.tsx'
import { AuthHealth } from '../../features/identity/diagnostics/auth-health.tsx'
import { healthPageTexts } from '../../features/identity/diagnostics/health-texts.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'

export const handle = privatePage

export function headers() {
  return { ...privateHeaders, 'x-robots-tag': 'noindex' }
}

/** Diagnostics of sign-in in this browser, for users with a problem and for support. */
export default function AuthDiagnosticsPage() {
  return (
    <>
      <PageMeta
        title={healthPageTexts.title}
        description={healthPageTexts.description}
        path="/auth-diagnostics"
        isIndexed={false}
      />
      <div className="page-width grid gap-8 py-10 md:py-16">
        <header className="grid max-w-read gap-3">
          <h1 className="text-title">{healthPageTexts.title}</h1>
          <p className="text-lead text-text-2">{healthPageTexts.lead}</p>
        </header>
        <AuthHealth />
      </div>
    </>
  )
}
