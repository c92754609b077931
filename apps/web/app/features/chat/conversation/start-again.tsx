import { ButtonLink, PaperclipIcon } from '@mowatt/ui'

/** The way to another conversation. */
export function StartAgain({ siteBase }: { siteBase: string }) {
  return (
    <footer className="app-foot">
      <p className="text-small text-text-2">Mo answers one question or one bill in each conversation for now.</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={`${siteBase}/#upload`} variant="quiet" size="small">
          <PaperclipIcon size="small" />
          Upload a bill
        </ButtonLink>
        <ButtonLink href={`${siteBase}/#chat`} size="small">
          Ask another question
        </ButtonLink>
      </div>
    </footer>
  )
}
