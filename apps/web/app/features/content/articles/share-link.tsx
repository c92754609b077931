import { ButtonLink } from '@mowatt/ui'
import { shareLinkTexts } from './article-texts.ts'

/** Hands a page on: by the device's own sheet or as a copied link; by e-mail where no script runs. */
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
