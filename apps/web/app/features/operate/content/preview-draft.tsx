import { type ContentDocument, previewContent } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, Note } from '@mowatt/ui'
import { useAct } from '../../../browser/use-act.ts'
import { previewAddress } from './preview-address.ts'
import { previewDraftTexts } from './content-texts.ts'

type PreviewDraftProps = {
  document: ContentDocument
  call: Call
  /** Lets this browser see drafts on pages of the site. */
  onAllow: () => Promise<void>
  /** Receives the errors that prevent the draft from being shown, by field. */
  onRefuse: (fields: Record<string, string>) => void
}

/** The draft on the page where it will be. */
export function PreviewDraft({ document, call, onAllow, onRefuse }: PreviewDraftProps) {
  const address = previewAddress(document)
  const act = useAct(({ fields, message }) => {
    onRefuse(fields ?? {})
    return fields ? previewDraftTexts.incomplete : message
  })
  if (address === undefined) return null

  const open = async (to: string) => {
    await call(previewContent, { params: { document_id: document.document_id } })
    await onAllow()
    location.assign(to)
  }
  return (
    <>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <div className="ops-acts">
        <Button variant="quiet" isLoading={act.isBusy} onClick={() => void act.run(() => open(address))}>
          {previewDraftTexts.preview}
        </Button>
      </div>
    </>
  )
}
