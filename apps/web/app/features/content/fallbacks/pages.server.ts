import type { Block, ContentPage, ContentPageName } from '../site-content.ts'

/** Used while the content service does not respond: each page with its main points. */
export const fallbackPages: Record<ContentPageName, ContentPage> = {
  about: {
    title: 'About Mowatt',
    metaTitle: 'About Mowatt: energy bills, checked honestly',
    metaDescription:
      'Mowatt helps homes in England, Wales and Scotland check energy bills, compare tariffs and switch. How we work, how we’re paid and what we refuse to do.',
    lead: 'Energy bills are hard to read, and it’s hard to know who to trust. We’re building a service that reads the bill, shows its working and tells you the truth, even when the truth is that you should stay put.',
    trademarkNote:
      'Mowatt and Mo are trade marks of the operator. Other names belong to their owners, and using them here doesn’t mean that those owners have any link with us.',
    body: sections(
      [
        'What we do',
        'Mowatt helps homes in England, Wales and Scotland with their gas and electricity. You ask Mo a question, or show Mo a bill. Mo finds the figures that matter, checks that the bill adds up, and works out what other tariffs would cost you.',
      ],
      [
        'Why a mole',
        'Bills hide things: an estimated reading, a fix that ended last month, a standing charge that nobody explained. You have to dig for them. Moles are good at that. They’re patient, they work in the dark, and they don’t show off.',
      ],
      [
        'How we make money',
        'You don’t pay us. Once we’re connected to suppliers, some may pay us a commission when a switch completes. We’ll publish a list of the ones that do.',
      ],
      [
        'How we compare',
        'We show our working. Each result shows how we got there: units, rates, days, VAT and fees. You can check it with pencil and paper.',
      ],
      [
        'Where we are now',
        'We haven’t launched yet. Until we do, the tariffs are samples, and a switch that you start is a practice run.',
      ],
      [
        'Contact',
        'Email hello@mowatt.example about anything. If it’s about your data, email privacy@mowatt.example. Someone on our team reads both.',
      ],
    ),
  },
  partner: {
    title: 'Become a partner',
    metaTitle: 'Become a Mowatt partner',
    metaDescription:
      'For energy suppliers, housing associations, employers and charities: what you get from working with Mowatt, what you don’t get, and what happens next.',
    lead: 'If you supply energy, or look after people who pay for it, we’d like to hear from you. Here’s what working with us means, including the things we say no to.',
    body: sections(
      [
        'Who we work with',
        'Energy suppliers. You want customers who understood the tariff before they signed up. We want a catalogue that’s correct and a switch that works first time.',
      ],
      [
        'What partners don’t get',
        'No partner gets a higher place in the ranking. There’s no paid position, no "featured" deal and no way to buy one. We rank deals by what they’d cost the customer, and the program that ranks them doesn’t take commission into account.',
      ],
      [
        'How integration works',
        'Tariffs. Suppliers send tariffs as a file (CSV or JSON), or we read them from an open tariff service. Every change is dated. Someone on our team checks it before it goes live. We store rates by region, meter type and payment method.',
      ],
      [
        'What happens after you send the form',
        'We use what you put in the form to reply to you. We don’t add you to a marketing list. You can also email hello@mowatt.example.',
      ],
    ),
  },
  'learn-more': {
    title: 'Learn more',
    metaTitle: 'Learn more: energy bills, tariffs and switching',
    metaDescription:
      'How Mowatt works, with plain guides to bills, tariffs, smart meters, savings and greener energy for homes in England, Wales and Scotland.',
    lead: 'Energy is easier when someone explains it. Start with how Mowatt works, pick a guide, or go straight to the questions that people ask most.',
    body: sections(
      [
        'How it works',
        'You show Mo a bill or ask a question. Mo finds the figures, checks that they add up, and compares tariffs for your own usage. You see the working and you decide: switch, or stay. Until we launch, the tariffs are samples and a switch is a simulation.',
      ],
      ['Guides', 'Step-by-step help with bills, meters, tariffs and switching supplier.'],
      ['Technology', 'How Mo reads a bill, where the figures come from, and what a smart meter does for you.'],
      ['Savings', 'What really changes a bill, what doesn’t, and how to check a saving before you believe it.'],
      ['Sustainability', 'What a green tariff is, what’s behind the label, and how to use less energy at home.'],
    ),
  },
}

function sections(...parts: [title: string, text: string][]): Block[] {
  return parts.flatMap(([title, text]): Block[] => [
    { type: 'heading', level: 2, children: [{ type: 'text', text: title }] },
    { type: 'paragraph', children: [{ type: 'text', text }] },
  ])
}
