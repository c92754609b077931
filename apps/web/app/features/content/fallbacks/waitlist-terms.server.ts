import type { LegalDocument } from '../site-content.ts'
import { legalSections } from './legal-sections.server.ts'

export const waitlistTerms: LegalDocument = {
  id: 'waitlist',
  title: 'Waitlist competition terms',
  subtitle: 'Who could enter, how points work, what the prizes are and how the draw is checked.',
  lastUpdated: '2025-10-02',
  inShort: [
    'Entry closed at 23:59:59 UK time on 30 September 2025. You can still join the waitlist.',
    'To enter you needed an account, a place on the waitlist and one run of Escape the Tunnel. It cost nothing.',
    'There were prizes for places 1 to 15, and five £20 vouchers in a draw among places 16 to 100.',
    'Winners had 7 business days to confirm a delivery address. We had to send prizes within 2 weeks.',
  ],
  sections: legalSections(
    [
      'The promoter',
      'The promoter is the operator of Mowatt. Write to <a href="mailto:hello@mowatt.example">hello@mowatt.example</a>. Our <a href="/terms">website terms</a> apply as well, but for the competition these terms come first.',
    ],
    ['The competition is closed', 'Entry was open until 30 September 2025. The waitlist itself stays open.'],
    [
      'Who can enter, and how',
      'You must be 18 or over and live in the UK. One account per person. Automated scripts are not allowed. Employees of the operator and of its suppliers cannot enter.',
      'Entry needs an account, joining the waitlist and playing the game Escape the Tunnel. No purchase is necessary.',
    ],
    [
      'Points and ranking',
      'Quests earn points, and points set your place. Where two people have the same points, the one who reached them first is ahead. If we hold points, we say why, and you can appeal.',
    ],
    [
      'Prizes',
      'Place 1: AirPods 4. Place 2: smart bulbs. Place 3: an air fryer. Places 4 and 5: a security key. Places 6 to 15: smart plugs. A random draw among places 16 to 100 gives five £20 vouchers, at most one per person.',
    ],
    [
      'Winners',
      'Winners are told by e-mail and must reply with a delivery address within 7 business days. A prize is sent within 2 weeks of that. A prize that nobody claims may be drawn again.',
    ],
    [
      'Your data, liability and law',
      'We keep competition data for up to 6 years after your account is closed, as the <a href="/privacy">privacy policy</a> says. Where the law lets us limit it, our liability is limited to the amount that you paid us in the previous 3 months. The law of England and Wales applies.',
    ],
  ),
}
