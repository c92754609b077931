import { ButtonLink } from '@mowatt/ui'
import { shareLinkTexts } from './article-texts.ts'

/** Shares a page: with the device's share sheet or as a copied link; by email without scripts. */
export function ShareLink({ title, address }: { title: string; address: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  return (
    <p className="share">
      <ButtonLink href={mail} variant="quiet" size="small" data-share>
        {shareLinkTexts.shareThisPage}
      </ButtonLink>
      <output className="text-small text-text-2" />
    </p>
  )
}
