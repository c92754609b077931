/** A refusal in the format of the identity protocol. Text for people goes after ' : '; the client splits there. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly statusCode: number
  readonly status: string | undefined
  readonly reason: string

  constructor(message: string, details: { statusCode?: number; status?: string; reason?: string } = {}) {
    super(message)
    this.statusCode = details.statusCode ?? 400
    this.status = details.status
    this.reason = details.reason ?? 'invalid'
  }

  body() {
    const { message, statusCode: code, status, reason } = this
    return {
      error: { code, message, errors: [{ message, reason, domain: 'global' }], ...(status ? { status } : {}) },
    }
  }
}

export function invalidJson(about: string, reason = 'badRequest'): Refusal {
  return new Refusal(`Invalid JSON payload received. ${about}`, { status: 'INVALID_ARGUMENT', reason })
}

export const missingApiKey = () =>
  new Refusal('The request is missing a valid API key.', {
    statusCode: 403,
    status: 'PERMISSION_DENIED',
    reason: 'forbidden',
  })

export const wrongApiKey = () =>
  new Refusal('API key not valid. Please pass a valid API key.', { status: 'INVALID_ARGUMENT', reason: 'badRequest' })

export const noSuchPath = () =>
  new Refusal('Requested entity was not found.', { statusCode: 404, status: 'NOT_FOUND', reason: 'notFound' })
