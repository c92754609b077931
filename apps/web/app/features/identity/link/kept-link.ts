import { readStored, removeStored } from '../../../browser/storage.ts'
import { LINK_KEY } from '../../../browser/link-key.ts'

type PageWithLink = { mowattLink?: string }

/** The link that this tab was opened with, taken out of the address bar by the page's first script. */
export function keptLink(): string | undefined {
  return (window as PageWithLink).mowattLink ?? readStored('session', LINK_KEY)
}

/** A link that is used, expired or broken is useless. */
export function forgetLink(): void {
  delete (window as PageWithLink).mowattLink
  removeStored('session', LINK_KEY)
}
