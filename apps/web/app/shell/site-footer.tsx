import { Wordmark } from '@mowatt/ui'
import { Link } from 'react-router'
import { footerLinks } from './navigation.ts'

type SiteFooterProps = { siteName: string; footerText: string; contactEmail: string; year: number | undefined }

export function SiteFooter({ siteName, footerText, contactEmail, year }: SiteFooterProps) {
  return (
    <footer className="bg-bedrock text-on-deep">
      <div className="page-width footer-columns">
        <div>
          <Wordmark name={siteName} size="large" />
          <p className="mt-4 max-w-[34ch] text-on-deep-2">{footerText}</p>
        </div>
        {footerLinks().map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="footer-title">{title}</h2>
            <ul>
              {links.map(({ text, to }) => (
                <li key={to}>
                  <Link to={to} className="footer-link">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="footer-title">Contact</h2>
          <a href={`mailto:${contactEmail}`} className="footer-link break-all">
            {contactEmail}
          </a>
        </div>
      </div>
      <p className="page-width footer-base">
        © {year} {siteName}. For homes in England, Wales and Scotland.
      </p>
    </footer>
  )
}
