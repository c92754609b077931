import previewCss from './preview-banner.css?url'

/** Says that a page shows a draft, and leads back to where it's written. */
export function PreviewBanner({ documentId }: { documentId: string }) {
  return (
    <aside className="preview-banner text-small" aria-label="Preview">
      <link rel="stylesheet" href={previewCss} precedence="high" />
      <p>
        <strong>Preview.</strong> This page shows your draft. Visitors still see the live page.
      </p>
      <a href={`/operate/content/${encodeURIComponent(documentId)}`}>Back to the draft</a>
    </aside>
  )
}
