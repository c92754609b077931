import { previewContent } from '@mowatt/contract'
import { PREVIEW_PARAMETER } from '@mowatt/contract/account-cookie'
import type { Call } from '@mowatt/contract/client'
import { Button, Note } from '@mowatt/ui'
import { useAct } from '../../../browser/use-act.ts'
import type { Campaign } from './campaign-words.ts'
import { previewAtWidthsTexts } from './campaign-texts.ts'

/** A phone and a desktop, the usual widths of the site. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

type PreviewAtWidthsProps = { campaign: Campaign; call: Call; onAllow: () => Promise<void> }

/** The home page with the campaign, in a window that is as wide as a phone or a desktop. */
export function PreviewAtWidths({ campaign, call, onAllow }: PreviewAtWidthsProps) {
  const act = useAct(({ fields, message }) => (fields ? previewAtWidthsTexts.incomplete : message))
  const { document_id: id, name } = campaign

  function open({ width, height }: (typeof SIZES)[number]): void {
    // Opened directly on the press: later a popup blocker would stop it.
    const shown = window.open('', '', `popup,width=${width},height=${height}`)
    if (!shown) return act.refuse(previewAtWidthsTexts.blocked)
    void act.run(async () => {
      try {
        await call(previewContent, { params: { document_id: id } })
        await onAllow()
        const query = new URLSearchParams({ ...(name !== '' && { campaign: name }), [PREVIEW_PARAMETER]: id })
        shown.location.replace(`/?${query}`)
      } catch (error) {
        shown.close()
        throw error
      }
    })
  }
  return (
    <>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <div className="ops-acts">
        {SIZES.map((size) => (
          <Button key={size.width} variant="quiet" size="small" isLoading={act.isBusy} onClick={() => open(size)}>
            {previewAtWidthsTexts.open(size.width)}
            <span className="sr-only"> {previewAtWidthsTexts.pixels(name)}</span>
          </Button>
        ))}
      </div>
    </>
  )
}
