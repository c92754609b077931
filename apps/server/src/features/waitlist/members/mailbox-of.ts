/**
 * The mailbox that an address leads to, as far as its form says. It identifies people when points are paid; it is never
 * written to and never shown, because only the mail's own host knows what its addresses mean.
 */
export type Mailbox = {
  /** One spelling for all addresses that are known to lead to the same inbox. */
  key: string
  /** An alias address of its host: any number of them may lead to one inbox, and nothing shows it. */
  isAlias: boolean
}

/** Hosts that are the same: the same name at any of them is the same account. */
const SAME_HOST: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ...['ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'yandex.uz', 'yandex.com.tr', 'yandex.fr'].map(
    (domain) => [domain, 'yandex.ru'] as const,
  ),
])

/** What a host ignores in a name. */
const IGNORED: ReadonlyMap<string, RegExp> = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
  ['yandex.ru', /[.-]/g],
])

/** Fastmail's own domains: whatever@name.fastmail.com is name@fastmail.com, with a hyphen where the name has an underscore. */
const FASTMAIL = new Set(
  `fastmail.ca fastmail.cn fastmail.co.uk fastmail.com fastmail.com.au fastmail.de fastmail.es
    fastmail.fm fastmail.fr fastmail.im fastmail.in fastmail.jp fastmail.mx fastmail.net
    fastmail.nl fastmail.org fastmail.se fastmail.to fastmail.tw fastmail.uk fastmail.us
    123mail.org 150mail.com 150ml.com 16mail.com 2-mail.com 4email.net 50mail.com
    airpost.net allmail.net bestmail.us cluemail.com elitemail.org emailcorner.net emailengine.net
    emailengine.org emailgroups.net emailplus.org emailuser.net eml.cc f-m.fm fast-email.com
    fast-mail.org fastem.com fastemail.us fastemailer.com fastest.cc fastimap.com fastmailbox.net
    fastmessaging.com fea.st fmail.co.uk fmgirl.com fmguy.com ftml.net h-mail.us
    hailmail.net imap-mail.com imap.cc imapmail.org inoutbox.com internet-e-mail.com internet-mail.org
    internetemails.net internetmailing.net jetemail.net justemail.net letterboxes.org mail-central.com mail-page.com
    mailandftp.com mailas.com mailbolt.com mailc.net mailcan.com mailforce.net mailftp.com
    mailhaven.com mailingaddress.org mailite.com mailmight.com mailnew.com mailsent.net mailservice.ms
    mailup.net mailworks.org ml1.net mm.st myfastmail.com mymacmail.com nospammail.net
    ownmail.net petml.com postinbox.com postpro.net proinbox.com promessage.com realemail.net
    reallyfast.biz reallyfast.info rushpost.com sent.as sent.at sent.com speedpost.net
    speedymail.org ssl-mail.com swift-mail.com the-fastest.net the-quickest.com theinternetemail.com veryfast.biz
    veryspeedy.net warpmail.net xsmail.com yepmail.net your-mail.com`.split(/\s+/),
)

/**
 * At Yahoo an account has a second name, and any number of addresses `name-keyword`; a real name contains no hyphen.
 */
const YAHOO = /^(?:yahoo\.(?:com?|[a-z]{2})(?:\.[a-z]{2})?|ymail\.com|rocketmail\.com|myyahoo\.com)$/

/**
 * Services that forward mail to a mailbox somewhere else: DuckDuckGo, SimpleLogin with Proton Pass, addy.io, Firefox Relay,
 * Apple's Hide My Email, 33Mail, Cloaked, Forward Email, Blur, Spamgourmet under its many names, and others; and the aliases of
 * StartMail, whose mailboxes have another domain. Below many of them each customer has a sub-domain.
 */
const FORWARDERS = new Set([
  '33mail.com',
  '4wrd.cc',
  '8alias.com',
  '8shield.net',
  '9ox.net',
  'addy.io',
  'addymail.com',
  'aleeas.com',
  'anonaddy.com',
  'anonaddy.me',
  'antichef.com',
  'antichef.net',
  'burnermail.io',
  'cloaked.id',
  'dfgh.net',
  'dralias.com',
  'duck.com',
  'e4ward.com',
  'erine.email',
  'forwardemail.net',
  'hidemail.com',
  'inboxclean.com',
  'inboxclean.org',
  'mailer.me',
  'man-or-machine.com',
  'manyme.com',
  'mozmail.com',
  'myclkd.com',
  'neverbox.com',
  'neverbox.net',
  'neverbox.org',
  'opayq.com',
  'passfwd.com',
  'passinbox.com',
  'passmail.com',
  'passmail.net',
  'privaterelay.appleid.com',
  'recursor.net',
  'relay.firefox.com',
  'silomails.com',
  'simplelogin.co',
  'simplelogin.com',
  'simplelogin.fr',
  'simplelogin.io',
  'slmail.me',
  'slmails.com',
  'sneakemail.com',
  'spamcannon.com',
  'spamcannon.net',
  'spamcowboy.com',
  'spamcowboy.net',
  'spamcowboy.org',
  'spamgourmet.com',
  'spamgourmet.net',
  'spamgourmet.org',
  'use.startmail.com',
  'xoxy.net',
])

export function mailboxOf(email: string): Mailbox {
  const lower = email.trim().toLowerCase()
  const at = lower.lastIndexOf('@')
  const domain = lower.slice(at + 1)
  const host = SAME_HOST.get(domain) ?? domain
  // A plus and what follows it are the owner's own label, at nearly every host.
  const [name = ''] = lower.slice(0, at).split('+')
  const forwarder = hostAbove(domain, FORWARDERS)
  if (forwarder) return { key: forwarder.customer === '' ? `${name}@${host}` : `@${domain}`, isAlias: true }
  const fastmail = hostAbove(domain, FASTMAIL)
  if (fastmail) return { key: `${(fastmail.customer || name).replaceAll('_', '-')}@${fastmail.host}`, isAlias: false }
  if (YAHOO.test(domain) && name.includes('-')) return { key: `${name.split('-', 1)[0]}-@${domain}`, isAlias: true }
  return { key: `${name.replaceAll(IGNORED.get(host) ?? /$^/g, '')}@${host}`, isAlias: false }
}

/** Whether it is an address at Fastmail, where one account may have hundreds of unrelated names. */
export function isAtFastmail(email: string): boolean {
  return hostAbove(email.slice(email.lastIndexOf('@') + 1).toLowerCase(), FASTMAIL) !== undefined
}

/** The listed host that a domain is or is below, and the label right before it. */
function hostAbove(domain: string, hosts: ReadonlySet<string>): { host: string; customer: string } | undefined {
  if (hosts.has(domain)) return { host: domain, customer: '' }
  const labels = domain.split('.')
  for (let from = 1; from < labels.length - 1; from++) {
    const host = labels.slice(from).join('.')
    if (hosts.has(host)) return { host, customer: labels[from - 1] ?? '' }
  }
  return undefined
}
