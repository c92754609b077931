/** Why an ID token is not accepted. The API answers all of them alike; the identity protocol distinguishes them. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused'
  readonly reason: 'broken' | 'expired' | 'user_gone' | 'user_disabled'

  constructor(reason: TokenRefused['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
