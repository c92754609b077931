import { consoleLimits } from '@mowatt/contract'

export type AskedAudit = { operator?: string; subject?: string; before?: number }

/** The filter of the audit log in the address; invalid values are ignored. */
export function askedAudit(params: URLSearchParams): AskedAudit {
  const operator = params.get('operator')?.trim().slice(0, consoleLimits.search)
  const subject = params.get('subject')?.trim().slice(0, consoleLimits.search)
  const before = Number(params.get('before') ?? 0)
  return {
    ...(operator && { operator }),
    ...(subject && { subject }),
    ...(Number.isSafeInteger(before) && before > 0 && { before }),
  }
}

export function auditAddress(asked: AskedAudit): string {
  const given = Object.entries(asked).map(([name, value]) => [name, String(value)])
  return given.length === 0 ? '/operate/audit' : `/operate/audit?${new URLSearchParams(given)}`
}
