import type { LegalDocument } from '../site-content.ts'
import { legalSections } from './legal-sections.server.ts'

export const mainTerms: LegalDocument = {
  id: 'main',
  title: 'Website terms',
  subtitle: 'The rules for using the Mowatt website, in plain English.',
  lastUpdated: '2026-11-19',
  inShort: [
    'Mowatt is free to use. Suppliers may pay us commission. Commission never changes the order of the deals.',
    'We give you information and calculations. We don’t give financial or legal advice.',
    'Until we launch, every tariff on the site is a sample. You can’t buy it.',
    'Nothing here takes away rights that the law gives you.',
  ],
  sections: legalSections(
    [
      'Who we are',
      'Mowatt helps homes in England, Wales and Scotland compare and switch gas and electricity. "We" means the operator of Mowatt, and "you" means the person using the site. We are not an energy supplier, or part of Ofgem.',
      'Email us at <a href="mailto:hello@mowatt.example">hello@mowatt.example</a>.',
    ],
    [
      'What these terms cover',
      'These terms cover our website. The <a href="/terms/app">app terms</a>, the <a href="/terms/waitlist">waitlist competition terms</a> and the <a href="/privacy">privacy policy</a> cover their own areas, and take precedence there.',
    ],
    [
      'Free to use, and how we are paid',
      'You pay nothing. We may earn commission from a supplier when a customer switches through us. Tariffs are ordered by what each would cost you in a year, and the software that orders them never takes commission into account.',
    ],
    [
      'Information, not advice',
      'We show our figures with the sums and dates behind them. They depend on the bill and the answers that you give us. They are not financial or legal advice. Until launch the tariffs are samples with invented supplier names.',
    ],
    [
      'Fair use',
      'Do not use the site to break the law, and do not attack it, copy it by automated means or pretend to be someone else. You must be 18 or over to have an account.',
    ],
    [
      'Our liability to you',
      'We are responsible for loss that you suffer because we break these terms or fail to take reasonable care, if it was foreseeable. Where the law lets us limit it, our liability is limited to the amount that you paid us in the previous 3 months. Nothing limits liability for death, injury or fraud, or your rights as a consumer.',
    ],
    [
      'Changes, law and complaints',
      'We date every change. The law of England and Wales applies, and if you live in Scotland you also keep the protection of its law and courts. Please complain to us first, and we will reply.',
    ],
  ),
}
