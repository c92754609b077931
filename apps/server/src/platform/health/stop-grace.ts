/** How long an endpoint lets a client wait before it answers in any case. */
export const LONGEST_DOOR_WAIT_MS = 25_000

/** A load balancer polls our readiness every few seconds: so long we wait until it has seen that we are closing. */
export const WATCHED_MS = 15_000
/** For it to choose another server, before the port is closed. */
export const NOT_READY_MS = 2000
/** Requests and messages in flight when the server stops are finished within this: longer than any endpoint waits. */
export const REQUEST_GRACE_MS = LONGEST_DOOR_WAIT_MS + 5000
/** In this time a file that is being read may be read to its end; otherwise another process resumes it. */
export const READING_GRACE_MS = 10_000
/** After the requests: running jobs. */
export const JOBS_GRACE_MS = 10_000
/** Spans and metrics that are not exported yet; an unavailable collector is not waited for. */
export const TELEMETRY_GRACE_MS = 3000
/** Mail in flight, and closing the database. */
const REST_MS = 8000

/** What still hangs then, such as a database, will not finish. The supervisor should wait longer before it kills us. */
export const STOP_DEADLINE_MS =
  WATCHED_MS + NOT_READY_MS + REQUEST_GRACE_MS + JOBS_GRACE_MS + REST_MS + TELEMETRY_GRACE_MS
