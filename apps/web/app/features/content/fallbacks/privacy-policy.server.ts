import { billTerms } from '@mowatt/contract'
import type { LegalDocument } from '../site-content.ts'
import { legalSections } from './legal-sections.server.ts'

export const privacyPolicy: LegalDocument = {
  id: 'privacy',
  title: 'Privacy policy',
  subtitle: 'What we collect, why, how long we keep it and what you can do about it.',
  lastUpdated: '2026-11-19',
  inShort: [
    'We use your data to answer you, read your bill, compare tariffs and run the waitlist. We don’t sell it.',
    billTerms.inShort,
    'Analytics and advertising stay off unless you say yes.',
    'You can see, export, correct or delete your data, and you can complain to the ICO.',
  ],
  sections: legalSections(
    [
      'Who is in charge of your data',
      'The operator of Mowatt decides why and how your data is used, and is responsible for it. Email <a href="mailto:privacy@mowatt.example">privacy@mowatt.example</a>.',
    ],
    [
      'What we collect and why',
      'What you type to Mo, the bills that you upload and the figures in them, to answer you and compare tariffs. Your email address, when you join the waitlist or sign in. Technical records, to keep the service safe.',
    ],
    [
      'Cookies and storage on your device',
      'We keep what the site needs to work. When you open the home page and are not signed in, your browser is given an anonymous session: <code>mowatt.session.token</code>, <code>mowatt.session.expires</code> and <code>mowatt.session.capabilities</code> in local storage, and a cookie called <code>mowatt-session</code> for 24 hours. We also keep your theme, the campaign and the referral code that brought you here, the email address that you asked us to send a sign-in link to, and a marker that shows you are signed in. Analytics and advertising are off until you allow them, and you can change your mind under Cookie Settings. The <a href="/cookies">Cookies</a> page lists everything.',
    ],
    [
      'Outside AI models and other companies',
      'If an outside AI model helps Mo, we mask names, addresses and account numbers first. We share data with a supplier only when you say yes to a switch, and with the companies that host the service for us.',
    ],
    [
      'How long we keep data',
      `${billTerms.withoutAccount} ${billTerms.withAccount} Messages from the partner form for 12 months. Competition data for up to 6 years after your account is closed. Everything else only for as long as it is needed.`,
    ],
    [
      'Your rights',
      'You can ask to see, export, correct or delete your data, and object to how it is used. You can complain to the Information Commissioner’s Office at any time.',
    ],
  ),
}
