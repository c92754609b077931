const words: Record<string, string> = {
  EENVELOPE: 'The mail server doesn’t accept this address.',
  EAUTH: 'The mail server didn’t accept our password.',
  ESOCKET: 'We couldn’t reach the mail server.',
  ECONNECTION: 'We couldn’t reach the mail server.',
  ETIMEDOUT: 'The mail server took too long.',
  EDNS: 'We couldn’t find the mail server.',
  ETLS: 'The mail server doesn’t offer a secure connection.',
  EMESSAGE: 'The mail server didn’t accept the email.',
  EPROTOCOL: 'The mail server gave an unexpected response.',
  UNREADABLE: 'We couldn’t open the email to send it.',
}

/** The error, with the mail server's own code. */
export function mailReason(reason: string): string {
  const [code = ''] = reason.split(' ')
  const said = Object.hasOwn(words, code) ? `${words[code]} ` : ''
  return reason === '' ? 'The mail server didn’t give a reason.' : `${said}(${reason})`
}
