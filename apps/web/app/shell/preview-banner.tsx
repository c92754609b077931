import previewCss from './preview-banner.css?url'
import { previewTexts } from './shell-texts.ts'

/** Says that a page shows a draft, and links back to its editor. */
export function PreviewBanner({ documentId }: { documentId: string }) {
  return (
    <aside className="preview-banner text-small" aria-label={previewTexts.label}>
      <link rel="stylesheet" href={previewCss} precedence="high" />
      <p>
        <strong>{previewTexts.title}</strong> {previewTexts.lead}
      </p>
      <a href={`/operate/content/${encodeURIComponent(documentId)}`}>{previewTexts.back}</a>
    </aside>
  )
}
