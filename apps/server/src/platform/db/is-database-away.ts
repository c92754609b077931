/** SQLSTATE classes and codes of a server that is stopping, starting or away. */
const AWAY_STATES = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300', '57014'])
const AWAY_ERRNOS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
const AWAY_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** True when a query failed because the database can't be reached right now, and a retry makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (AWAY_STATES.has(code)) return true
  if (AWAY_ERRNOS.has(code) && (syscall === 'connect' || syscall === 'read' || syscall === 'write')) return true
  return AWAY_MESSAGES.test(error.message)
}
