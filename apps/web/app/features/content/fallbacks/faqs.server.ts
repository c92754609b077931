import type { Faq } from '../site-content.ts'

/** Used while the content service does not respond. */
export const fallbackFaqs: Faq[] = [
  {
    id: 'faq-1',
    slug: 'what-does-mowatt-cost',
    question: 'What does Mowatt cost, and how do you make money?',
    answer:
      'Mowatt is **free to use**. It doesn’t cost anything to ask a question, show Mo a bill or switch. We may earn commission from the supplier you switch to. Commission never changes the order of the deals. They’re ranked by what you’d pay in a year, and the software that ranks them never sees the commission. If your current deal is the best one, Mo tells you to stay, and we earn nothing.',
    order: 1,
  },
  {
    id: 'faq-2',
    slug: 'how-long-does-a-switch-take',
    question: 'How long does a switch take?',
    answer:
      'Saying yes takes about 60 seconds. With Mowatt the whole switch **usually completes in 14-21 days**. Suppliers have to be quicker than that: a supplier must complete a switch within 5 working days, or pay you automatic compensation. We take longer because you have 14 days to change your mind, and we wait until they’re up before we switch you. Read [how Mowatt switches for you](/blog/how-mowatt-switches-for-you) to see each step.',
    order: 2,
  },
  {
    id: 'faq-3',
    slug: 'will-my-energy-be-cut-off',
    question: 'Will my energy be cut off during the switch?',
    answer:
      '**No.** A switch doesn’t interrupt your supply. The same pipes and wires bring gas and electricity to your home. What changes is the company that sends the bill. No one has to visit, unless a meter is being fitted. Take a photo of each meter on the day you switch, so you can check the last bill from your old supplier and the first one from the new supplier.',
    order: 3,
  },
  {
    id: 'faq-4',
    slug: 'what-does-mo-need',
    question: 'What does Mo need from me?',
    answer:
      'One recent energy bill, as a PDF or as photos. Each file can be up to 10 MB. Please send one PDF at a time, and don’t mix PDFs and photos. Mo reads your tariff, your rates, your yearly usage and your supply numbers. If he can’t read something, he asks you. No bill to hand? You can still ask a question. He can work with typical usage, and he says so when he does.',
    order: 4,
  },
  {
    id: 'faq-5',
    slug: 'is-my-bill-safe',
    question: 'Is my bill safe, and can I have it deleted?',
    answer:
      'We use your bill to check the sums and compare deals for you. Before you upload it, you confirm that you pay the bill or have permission from the person who does. Someone on our team may look at what we read from your bill if the sums don’t add up. You can ask us to delete your bill at any time. Write to [hello@mowatt.example](mailto:hello@mowatt.example). The [privacy policy](/privacy) says what we keep and for how long.',
    order: 5,
  },
]
