/** Texts of the page about the company. */

export const companyTexts = {
  title: 'Who we are',
  description: (siteName: string) =>
    `The company behind ${siteName}: its legal name, registration and address, and how to reach us.`,
  lead: (siteName: string) => `The company behind ${siteName}, and how to reach us.`,
  company: 'Company',
  companyNumber: 'Company number',
  register: (number: string) => `${number}, registered at Companies House`,
  registeredOffice: 'Registered office',
  dataProtection: 'Data protection',
  ico: (icoNumber: string) => `Registered with the Information Commissioner’s Office, number ${icoNumber}`,
  testCopy: (siteName: string) =>
    `This is a test copy of ${siteName}. No company runs it, so there are no company details here.`,
  talk: 'Talk to us',
  talkText: ['Email ', ', or tell Mo in any chat that you’d like to talk to a person.'],
  complaints: 'Complaints',
  complaintsText:
    'If we’ve got something wrong, email us with “Complaint” in the subject line. Tell us what happened and what you’d like us to do. If your complaint is about your energy supplier, Mo can help you write to them.',
  what: 'What we are, and what we aren’t',
  whatText: [
    ' isn’t an energy supplier, and isn’t owned by one. We read bills, compare tariffs and help you switch. ',
    'Read how we’re paid',
    '.',
  ],
} as const
