import type { CardOf } from '@mowatt/contract'
import { ChevronRightIcon } from '@mowatt/ui'
import { linksCardTexts } from './card-texts.ts'
import { trustedLink } from './trusted-link.ts'

/** Further reading and help. A page that we do not know is named without a link. */
export function LinksCard({ card: { links } }: { card: CardOf<'links'> }) {
  return (
    <ul className="chat-card chat-links" aria-label={linksCardTexts.title}>
      {links.map(({ label, url, note }) => {
        const link = trustedLink(url)
        const words = (
          <span className="min-w-0">
            <b className="block">{label}</b>
            {note && <small>{note}</small>}
          </span>
        )
        if (!link) return <li key={label + url}>{words}</li>
        return (
          <li key={label + url}>
            <a href={link.href} {...(link.isOurs ? {} : { target: '_blank', rel: 'noreferrer' })}>
              {words}
              {!link.isOurs && <span className="sr-only"> {linksCardTexts.newTab}</span>}
              <ChevronRightIcon size="small" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
