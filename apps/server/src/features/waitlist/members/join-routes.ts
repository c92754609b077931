import * as contract from '@mowatt/contract'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { attachedTo } from '../../../platform/http/take-json.ts'
import { takeForms } from '../../../platform/http/take-forms.ts'
import { authenticate, bearerOf, type Principal, requireCapability, type User } from '../../identity/public.ts'
import { takeBillFile, UPLOAD_LIMIT_BYTES } from '../../bills/public.ts'
import { handInBill } from '../quests/hand-in-bill.ts'
import { filesPerMember } from '../quests/quest-routes.ts'
import { acceptTerms } from './accept-terms.ts'
import { joinWaitlist } from './join-waitlist.ts'
import type { MemberRow } from './member-store.ts'
import { openMembership } from './open-membership.ts'
import { requireTerms } from './require-terms.ts'

const FORM_LIMIT_BYTES = contract.BILL_LIMIT_BYTES + 64 * 1024
/** Without a file there is only an address and a code. */
const JSON_LIMIT_BYTES = 64 * 1024

const MESSAGE = 'Check your inbox and open the link to claim your place in the queue.'
const MESSAGE_JOINED = 'You’re on the waitlist.'
const MESSAGE_WITHOUT_BILL = `${MESSAGE} Then add your bill from your dashboard to earn points.`

type Options = {
  once: Once
  /** For a form that is sent without a token. */
  onceForAnybody: Once
  readSiteName: () => Promise<string>
  readTermsVersion: () => Promise<string>
}

/** The ways to join the waitlist: the current form, the same with a bill, and the older one. */
export function joinRoutes(app: FastifyInstance, ctx: Context, { once, onceForAnybody, ...readers }: Options): void {
  takeForms(app)

  serveEndpoint(
    app,
    contract.joinWaitlist,
    async ({ body }, request, _reply, keep) => {
      const asking = requireCapability(await authenticate(ctx, bearerOf(request)), 'waitlist:join')
      const { email, referral_code: referralCode, terms_accepted: areTermsAccepted, theme } = body
      const network = networkOf(request.ip)
      if (isOwnAddress(asking, email) && areTermsAccepted !== false) {
        const person = { userId: asking.subject, email: asking.email, network, referralCode: referralCode ?? undefined }
        const { id, owesTerms } = await openMembership(ctx, person)
        if (areTermsAccepted && owesTerms) {
          const terms = { version: await readers.readTermsVersion(), at: ctx.now() }
          await ctx.db.transaction().execute((tx) => acceptTerms(ctx, tx, id, terms))
        }
        await takeBill(ctx, request, { id, owesTerms: owesTerms && !areTermsAccepted })
        return { message: MESSAGE_JOINED, email: asking.email }
      }
      const alongside = (tx: Db, to: string) => keep(tx, { message: MESSAGE, email: to })
      const given = { email, referralCode, areTermsAccepted, theme, network, alongside }
      const joined = await joinWaitlist(ctx, given, readers)
      return { message: MESSAGE, email: joined.email }
    },
    {
      once,
      readForm,
      admit: (request) => authenticate(ctx, bearerOf(request)),
      bodyLimitBytes: FORM_LIMIT_BYTES,
      jsonLimitBytes: JSON_LIMIT_BYTES,
    },
  )

  type OldForm = contract.ParsedOf<typeof contract.signUp>
  type OldAnswer = contract.ReplyInputOf<typeof contract.signUp>
  const signUpOnce = onceForAnybody<OldForm, OldAnswer>(
    contract.signUp.name,
    async ({ body }, request, _reply, keep) => {
      const { email = '', pdf_file: pdfFile } = body
      // Only checked: it isn't known yet whose bill it is, so it is not kept.
      if (pdfFile) await takeBillFile({ data: attachedTo(request).take(pdfFile), name: 'bill.pdf' })
      const answerTo = (to: string) => ({ message: pdfFile ? MESSAGE_WITHOUT_BILL : MESSAGE, email: to, error: null })
      const alongside = (tx: Db, to: string) => keep(tx, answerTo(to))
      const network = networkOf(request.ip)
      const given = { email, referralCode: null, areTermsAccepted: undefined, network, alongside }
      const joined = await joinWaitlist(ctx, given, readers)
      return answerTo(joined.email)
    },
  )

  serveEndpoint(
    app,
    contract.signUp,
    async (input, request, reply) => {
      try {
        return await signUpOnce(input, request, reply)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        reply.code(error.status)
        return { message: error.message, email: input.body.email ?? '', error: error.message }
      }
    },
    { bodyLimitBytes: UPLOAD_LIMIT_BYTES, plainJsonLimitBytes: JSON_LIMIT_BYTES },
  )
}

/** The form's file, if there was one, counts for the energy quest. */
async function takeBill(
  ctx: Context,
  request: FastifyRequest,
  member: Pick<MemberRow, 'id' | 'owesTerms'>,
): Promise<void> {
  const { file } = request.body as { file?: unknown }
  if (!(file instanceof File) || file.size === 0) return
  requireTerms(member)
  const data = Buffer.from(await file.arrayBuffer()).toString('base64')
  const { bytes } = await takeBillFile({ data, name: file.name })
  await ctx.limits.consume(filesPerMember, member.id)
  await handInBill(ctx, { memberId: member.id, quest: 'energy-bill', bytes })
}

function readForm(form: FormData): unknown {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const terms = text('terms_accepted')
  return {
    email: text('email'),
    referral_code: text('referral_code'),
    ...(terms === undefined ? {} : { terms_accepted: terms === 'true' || terms === 'on' }),
    file: [...form.values()].find((value) => typeof value !== 'string'),
  }
}

function isOwnAddress(asking: Principal | User, email: string): asking is User & { email: string } {
  const isProved = 'isEmailVerified' in asking && asking.isEmailVerified
  return isProved && asking.email !== null && asking.email.toLowerCase() === email.toLowerCase()
}
