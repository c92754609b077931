import { isSameSecret } from '../../../platform/secrets/is-same-secret.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { routeOf } from '../../../platform/http/answer-failures.ts'
import type { SecurityFacts } from '../../../platform/log/security-log.ts'
import type { Keep } from '../../../platform/http/idempotency.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { jsonParser } from '../../../platform/http/take-json.ts'
import type { AccountPart } from '../account/account-part.ts'
import { idempotentPerAddress } from '../sign-in/idempotent-per-address.ts'
import type { MailLink } from '../sign-in/request-sign-in-link.ts'
import { describeDevice } from '../tokens/describe-device.ts'
import { allowOtherOrigins } from './allow-other-origins.ts'
import { checkActionCode } from './check-action-code.ts'
import { createAuthUri } from './create-auth-uri.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import { grantToken } from './grant-token.ts'
import { lookupAccount } from './lookup-account.ts'
import { signInWithPassword, signUp } from './password-calls.ts'
import { missingApiKey, noSuchPath, Refusal, wrongApiKey } from './refusal.ts'
import { refusalFrom } from './refusal-from.ts'
import { sendOobCode } from './send-oob-code.ts'
import { signInWithCustomToken } from './sign-in-with-custom-token.ts'
import { signInWithEmailLink } from './sign-in-with-email-link.ts'
import type { ToolkitCall } from './toolkit-call.ts'
import { updateAccount } from './update-account.ts'

/** The client puts Google's host names first in the path, and drops any path before them. */
const ACCOUNTS = '/identitytoolkit.googleapis.com'
const TOKENS = '/securetoken.googleapis.com'

/** Both take requests of any origin and neither accepts cookies, so other sites can't misuse a visitor's session. */
export const openPrefixes = [`${ACCOUNTS}/`, `${TOKENS}/`] as const

/** Beyond the protocol: these take an `Idempotency-Key`, because a lost answer would use up the user's mail. */
const repeatable: ReadonlySet<string> = new Set(['accounts:sendOobCode', 'accounts:signInWithEmailLink'])

/** Addresses, passwords and tokens, and never a file. */
const BODY_LIMIT_BYTES = 64 * 1024
/** Where a user proves who they are, or continues a session. */
const SIGN_IN_CALL = /accounts:signIn|\/token\b/

type Options = { parts: readonly AccountPart[]; readSiteName: () => Promise<string>; mailLink: MailLink }

/** The identity service: the Identity Toolkit REST protocol, for the unmodified client library. */
export function toolkitRoutes(app: FastifyInstance, ctx: Context, { parts, readSiteName, mailLink }: Options): void {
  const calls: ReadonlyMap<string, ToolkitCall> = new Map([
    ['accounts:sendOobCode', sendOobCode],
    ['accounts:signInWithEmailLink', signInWithEmailLink],
    ['accounts:signInWithCustomToken', signInWithCustomToken],
    ['accounts:lookup', lookupAccount],
    ['accounts:update', updateAccount],
    ['accounts:delete', deleteOwnAccount(parts)],
    ['accounts:createAuthUri', createAuthUri],
    ['accounts:resetPassword', checkActionCode],
    ['accounts:signUp', signUp],
    ['accounts:signInWithPassword', signInWithPassword],
  ])
  const once = idempotentPerAddress(ctx)
  serve(ACCOUNTS, (path) => calls.get(path))
  serve(TOKENS, (path) => (path === 'token' ? grantToken : undefined))

  function serve(prefix: string, find: (path: string) => ToolkitCall | undefined): void {
    void app.register(
      async (scope) => {
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser(/^application\/(json|[\w.+-]+\+json)\b/, { parseAs: 'string' }, jsonParser(scope))
        scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
          done(null, Object.fromEntries(new URLSearchParams(body as string))),
        )
        allowOtherOrigins(scope, ['POST'])
        scope.setErrorHandler((error: Error, request, reply) => answerRefusal(error, request, reply, ctx))
        scope.post<{ Params: { '*': string } }>(
          '/v1/*',
          { bodyLimit: BODY_LIMIT_BYTES, onRequest: checkKey(ctx) },
          async (request, reply) => {
            const call = find(request.params['*'])
            if (!call) throw noSuchPath()
            const path = request.params['*']
            const work = (body: unknown, keep: Keep<object>) =>
              call(ctx, body, {
                network: networkOf(request.ip),
                device: deviceOf(request),
                readSiteName,
                mailLink,
                keep,
              })
            const answer = repeatable.has(path)
              ? await once(path, (body, _request, _reply, keep: Keep<object>) => work(body, keep))(
                  request.body ?? {},
                  request,
                  reply,
                )
              : await work(request.body, async () => {})
            return reply
              .header('cache-control', 'no-store')
              .type('application/json; charset=utf-8')
              .send(JSON.stringify(answer))
          },
        )
        scope.all('/', () => Promise.reject(noSuchPath()))
        scope.all('/*', async (request) => {
          const isKnown = find(pathIn(request, `${prefix}/v1/`)) !== undefined
          throw isKnown ? new Refusal('Method not allowed', { statusCode: 405 }) : noSuchPath()
        })
      },
      { prefix },
    )
  }
}

function deviceOf({ headers }: FastifyRequest): string | undefined {
  return describeDevice(headers['user-agent'])
}

function pathIn(request: FastifyRequest, prefix: string): string {
  const [path = ''] = request.url.split('?', 1)
  return path.startsWith(prefix) ? path.slice(prefix.length) : ''
}

/** Before the body is read: a caller without a key gets no other answer. */
function checkKey({ config }: Context) {
  return async (request: FastifyRequest) => {
    const { key } = request.query as { key?: unknown }
    const given = key ?? request.headers['x-goog-api-key']
    if (typeof given !== 'string' || given === '') throw missingApiKey()
    if (!isSameSecret(given, config.identity.apiKey)) throw wrongApiKey()
  }
}

/** The first of a refusal's words is its code. */
function factsOf({ message }: Refusal, request: FastifyRequest): SecurityFacts {
  return { reason: message.split(' ', 1)[0], network: networkOf(request.ip), request_id: request.id }
}

function answerRefusal(error: Error, request: FastifyRequest, reply: FastifyReply, { log, security }: Context) {
  const refusal =
    refusalFrom(error) ??
    new Refusal('Internal error encountered.', { statusCode: 500, status: 'INTERNAL', reason: 'internalError' })
  if (SIGN_IN_CALL.test(request.url) && refusal.statusCode < 500)
    security.note('sign_in_refused', factsOf(refusal, request))
  if (refusal.statusCode === 500) {
    const fields = { request_id: request.id, method: request.method, route: routeOf(request), error }
    log.error(fields, 'unexpected error')
  }
  reply.code(refusal.statusCode).header('cache-control', 'no-store').type('application/json; charset=utf-8')
  // The one response of this protocol with another shape.
  const body = refusal.statusCode === 405 ? { message: refusal.message } : refusal.body()
  return reply.send(JSON.stringify(body))
}
