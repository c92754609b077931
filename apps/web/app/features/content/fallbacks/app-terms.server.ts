import { billTerms } from '@mowatt/contract'
import type { LegalDocument } from '../site-content.ts'
import { legalSections } from './legal-sections.server.ts'

export const appTerms: LegalDocument = {
  id: 'app',
  title: 'App terms',
  subtitle: 'The rules for chatting with Mo, sharing a bill and switching.',
  lastUpdated: '2026-11-19',
  inShort: [
    'Mo is an AI and can be wrong. Every figure comes from a calculator, and you can always ask to talk to a person.',
    'Only upload a bill if you pay it, or if the person who pays it has said you can.',
    billTerms.inShort,
    'We never switch you unless you clearly say yes. Then you have 14 days to change your mind.',
    'Until we are connected to suppliers, switching is a simulation. We don’t send anything to a supplier.',
  ],
  sections: legalSections(
    [
      'About these terms',
      'These terms cover the pages where you chat with Mo, share bills, compare tariffs and start a switch. They sit alongside our <a href="/terms">website terms</a> and our <a href="/privacy">privacy policy</a>.',
    ],
    [
      'Mo is an AI',
      'Mo can misunderstand you. Figures, dates, tariffs and supplier names come from your bill, the tariff list or the calculator. Ask to see the sums, or <a href="mailto:hello@mowatt.example">write to our team</a>.',
    ],
    [
      'Uploading a bill',
      'You confirm that you pay the bill or have the payer’s permission. A file may be a PDF or photos, up to 10 MB each. We check it and use it to compare tariffs for you.',
    ],
    [
      'Comparisons and savings',
      'Tariffs are ordered by what each would cost you in a year, and never by commission. Where your usage is estimated, a saving is a range. It can be nothing, in which case Mo says "stay".',
    ],
    [
      'Switching and changing your mind',
      'A switch starts only when you say yes to one named deal at one stated price. You then have 14 days to cancel. A switch usually completes in 14-21 days, and your energy stays on. Until we are connected to suppliers, all of this is a simulation.',
    ],
    [
      'If something goes wrong',
      'Tell us, and we will put it right where we can. We may pause an account that breaks these terms. Where the law lets us limit it, our liability is limited to the amount that you paid us in the previous 3 months. The law of England and Wales applies, and you keep your rights as a consumer.',
    ],
  ),
}
