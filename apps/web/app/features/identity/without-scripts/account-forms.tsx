import { removalWords } from '../account/kept-words.ts'
import { Button, ButtonLink, Card, Checkbox, Note } from '@mowatt/ui'

type AccountFormsProps = {
  email: string
  /** What stays when the account goes. */
  kept: readonly string[]
  trouble: string | undefined
}

/** A person's own data in a browser without JavaScript: a copy of it, and its end. */
export function AccountForms({ email, kept, trouble }: AccountFormsProps) {
  return (
    <div className="grid gap-5">
      {trouble && (
        <Note tone="danger" announce="alert">
          {trouble}
        </Note>
      )}
      <Card tone="flat" className="grid justify-items-start gap-3">
        <h2 className="text-h4">Who you are</h2>
        <p className="font-bold wrap-anywhere">{email}</p>
        <p className="text-text-2">You sign in with this address. There’s no password.</p>
      </Card>
      <Card tone="flat" className="grid justify-items-start gap-3">
        <h2 className="text-h4">Passkeys</h2>
        <p className="text-text-2">
          Passkeys need JavaScript. Turn it on to add a passkey or see the ones you have. A sign-in link by email works
          without it.
        </p>
      </Card>
      <Card tone="flat" className="grid justify-items-start gap-3">
        <h2 className="text-h4">Take your data with you</h2>
        <p className="text-text-2">Everything we keep about you, as one JSON file.</p>
        <ButtonLink href="/account/export" variant="quiet">
          Download my data
        </ButtonLink>
      </Card>
      <Card tone="flat">
        <form method="post" className="grid justify-items-start gap-3">
          <h2 className="text-h4">Delete your account</h2>
          <p className="text-text-2">{removalWords(kept)}</p>
          {kept.map((words) => (
            <p key={words} className="text-text-2">
              {words}
            </p>
          ))}
          <Checkbox name="is_sure" value="yes" required label={`Yes, delete the account for ${email}`} />
          <Button type="submit" name="intent" value="delete" variant="danger">
            Delete my account
          </Button>
        </form>
      </Card>
    </div>
  )
}
