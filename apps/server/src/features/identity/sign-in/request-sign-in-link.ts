import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { hashCode, hashDigits, makeDigits } from './code-hashes.ts'
import { replaceCode } from './code-store.ts'
import { checkContinueUrl } from './continue-url.ts'
import { countMail } from './count-mail.ts'
import { hashNetwork } from './known-networks.ts'
import { readEmail } from './read-email.ts'
import { type Greeting, signInMail } from './sign-in-mail.ts'

const CODE_LIFETIME_MINUTES = 10

type Asked = {
  email: string
  continueUrl: string
  network: string | undefined
  /** The mail's first words; a plain sign-in when left out. */
  greeting?: Greeting
  /** Another feature's write, in the transaction of the mail. */
  alongside?: Alongside | undefined
}

type Alongside = (tx: Db, email: string) => Promise<void>

/** Another feature's write with a mail, by its link's continue URL. */
export type AlongsideLink = (continueUrl: string) => Promise<Alongside | undefined>

/** How the endpoints have a link mailed. */
export type MailLink = (
  asked: Pick<Asked, 'email' | 'continueUrl' | 'network'>,
  alongside: Alongside,
) => Promise<{ email: string }>

/**
 * Mails a link and a code to an address. No user is looked up: an account is made at the first sign-in, so known and
 * unknown addresses take the very same way, and nothing can tell them apart.
 */
export async function requestSignInLink(
  ctx: Context,
  asked: Asked,
  readSiteName: () => Promise<string>,
): Promise<{ email: string }> {
  const email = readEmail(asked.email)
  const continueUrl = checkContinueUrl(asked.continueUrl, ctx.config)
  await countMail(ctx, { email, network: asked.network }, async () => {
    const siteName = await readSiteName()
    await writeMail(ctx, { ...asked, email, continueUrl }, siteName)
  })
  return { email }
}

/** In one transaction. */
async function writeMail(ctx: Context, asked: Asked, siteName: string): Promise<void> {
  const { secrets, randomBytes } = ctx
  const { email, continueUrl, greeting } = asked
  const code = randomBytes(32).toString('base64url')
  const digits = makeDigits(randomBytes)
  const at = ctx.now()
  const expiresAt = new Date(at.getTime() + CODE_LIFETIME_MINUTES * 60_000)
  const link = linkOf(ctx, { code, continueUrl })
  await ctx.db.transaction().execute(async (tx) => {
    const digitsHash = hashDigits(secrets.session, email, digits)
    const askedFrom = hashNetwork(ctx, asked.network)
    await replaceCode(tx, { email, codeHash: hashCode(code), digitsHash, askedFrom, at, expiresAt })
    await ctx.mail.queue(
      tx,
      signInMail({ to: email, siteName, link, digits, minutes: CODE_LIFETIME_MINUTES, greeting }),
    )
    await asked.alongside?.(tx, email)
  })
}

/** Always to our own page: no header of the request can change where a mailed link leads. */
function linkOf({ config }: Context, { code, continueUrl }: { code: string; continueUrl: string }): string {
  const { apiKey, tenant } = config.identity
  const parameters = new URLSearchParams({
    mode: 'signIn',
    lang: 'en',
    oobCode: code,
    apiKey,
    continueUrl,
    ...(tenant === null ? {} : { tenantId: tenant }),
  })
  return `${config.urls.site}/auth/action?${parameters.toString()}`
}
