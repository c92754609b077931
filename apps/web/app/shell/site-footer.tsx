import { Wordmark } from '@mowatt/ui'
import { footerLinks } from './navigation.ts'
import { socialLinks } from './social-links.ts'
import { LinkText } from './link-text.tsx'
import { siteFooterTexts } from './shell-texts.ts'

type SiteFooterProps = {
  siteName: string
  footerText: string
  contactEmail: string
  year: number | undefined
  /** A note of this page only. */
  note: string | undefined
}

export function SiteFooter({ siteName, footerText, contactEmail, year, note }: SiteFooterProps) {
  return (
    <footer className="site-footer bg-bedrock text-on-deep">
      <div className="page-width footer-columns">
        <div className="footer-lead">
          <Wordmark name={siteName} size="large" className="max-w-full" />
          <p className="mt-4 max-w-[34ch] text-on-deep-2">{footerText}</p>
        </div>
        {footerLinks().map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="footer-title">{title}</h2>
            <ul>
              {links.map(({ text, to, about }) => (
                <li key={to}>
                  <a href={to} className="footer-link">
                    <LinkText text={text} about={about} />
                  </a>
                </li>
              ))}
              {title === 'Company' && (
                <li>
                  <a
                    href={`mailto:${contactEmail}`}
                    className="footer-link"
                    aria-label={siteFooterTexts.contactAt(contactEmail)}
                  >
                    {siteFooterTexts.contact}
                  </a>
                </li>
              )}
              {title === 'Legal' && (
                <li className="cookie-settings">
                  <button type="button" className="footer-link" data-cookie-settings>
                    {siteFooterTexts.cookieSettings}
                  </button>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page-width footer-base">
        <p>{siteFooterTexts.rights(year, siteName)}</p>
        <ul className="footer-social" aria-label={siteFooterTexts.social(siteName)}>
          {socialLinks.map(({ text, href }) => (
            <li key={text}>
              <a href={href} target="_blank" rel="noopener noreferrer" className="footer-social-link">
                {text}
                <span className="sr-only"> {siteFooterTexts.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
        {note && <p className="footer-note">{note}</p>}
      </div>
    </footer>
  )
}
