/** How long an endpoint lets somebody wait before they get an answer all the same. */
export const LONGEST_DOOR_WAIT_MS = 25_000

/** A load balancer asks every few seconds whether we are ready: so long we wait until it has heard that we close. */
export const WATCHED_MS = 15_000
/** For it to look elsewhere, before the port is closed. */
export const NOT_READY_MS = 2000
/** Requests and messages in hand when the server stops are finished within this: longer than any endpoint lets wait. */
export const REQUEST_GRACE_MS = LONGEST_DOOR_WAIT_MS + 5000
/** Meanwhile a file that is being read may be read to its end; then another process goes on with it. */
export const READING_GRACE_MS = 10_000
/** After the requests: jobs in hand. */
export const JOBS_GRACE_MS = 10_000
/** What is traced and not told yet; nobody waits for a collector that is away. */
export const TELEMETRY_GRACE_MS = 3000
/** Mail in hand, and leaving the database. */
const REST_MS = 8000

/** Whatever is stuck then, a database that hangs for one, will not come loose. Whoever stops us should wait longer. */
export const STOP_DEADLINE_MS =
  WATCHED_MS + NOT_READY_MS + REQUEST_GRACE_MS + JOBS_GRACE_MS + REST_MS + TELEMETRY_GRACE_MS
