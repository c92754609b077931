import { accountFormsTexts } from '../account/account-texts.ts'
import { removalWords } from '../account/kept-words.ts'
import { Button, ButtonLink, Card, Checkbox, Note } from '@mowatt/ui'

type AccountFormsProps = {
  email: string
  /** What is kept when the account is deleted. */
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
      <div className="account-parts">
        <Card tone="flat" className="grid justify-items-start gap-3">
          <h2 className="text-h4">{accountFormsTexts.who}</h2>
          <p className="font-bold wrap-anywhere">{email}</p>
          <p className="text-text-2">{accountFormsTexts.whoText}</p>
        </Card>
        <Card tone="flat" className="grid justify-items-start gap-3">
          <h2 className="text-h4">{accountFormsTexts.passkeys}</h2>
          <p className="text-text-2">{accountFormsTexts.passkeysText}</p>
        </Card>
        <Card tone="flat" className="grid justify-items-start gap-3">
          <h2 className="text-h4">{accountFormsTexts.export}</h2>
          <p className="text-text-2">{accountFormsTexts.exportText}</p>
          <ButtonLink href="/account/export" variant="quiet">
            {accountFormsTexts.downloadMyData}
          </ButtonLink>
        </Card>
        <Card tone="flat">
          <form method="post" className="grid justify-items-start gap-3">
            <h2 className="text-h4">{accountFormsTexts.deletion}</h2>
            <p className="text-text-2">{removalWords(kept)}</p>
            {kept.map((words) => (
              <p key={words} className="text-text-2">
                {words}
              </p>
            ))}
            <Checkbox name="is_sure" value="yes" required label={accountFormsTexts.sure(email)} />
            <Button type="submit" name="intent" value="delete" variant="danger">
              {accountFormsTexts.delete}
            </Button>
          </form>
        </Card>
      </div>
    </div>
  )
}
