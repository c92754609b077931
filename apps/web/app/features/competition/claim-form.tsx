import { Button, Checkbox, Note, TextField } from '@mowatt/ui'
import { Form, useNavigation } from 'react-router'
import { claimFormTexts } from './claim-texts.ts'
import type { ClaimRefusal } from './claim-values.ts'

type ClaimFormProps = { token: string; refusal: ClaimRefusal | undefined }

/** Where to send a prize. The server validates it, so that errors are the same with and without JavaScript. */
export function ClaimForm({ token, refusal }: ClaimFormProps) {
  const { fields = {}, values } = refusal ?? {}
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form
      method="post"
      action="/competition/claim"
      noValidate
      preventScrollReset
      className="grid gap-5"
      data-track-form="prize_claim"
    >
      {refusal && (
        <Note tone="danger" announce="alert">
          {refusal.message}
        </Note>
      )}
      <input type="hidden" name="token" value={token} />
      <TextField
        id="claim-name"
        name="name"
        label={claimFormTexts.name}
        autoComplete="name"
        defaultValue={values?.name}
        error={fields.name}
      />
      <TextField
        id="claim-line-1"
        name="address_line_1"
        label={claimFormTexts.line1}
        autoComplete="address-line1"
        defaultValue={values?.address_line_1}
        error={fields.address_line_1}
      />
      <TextField
        id="claim-line-2"
        name="address_line_2"
        label={claimFormTexts.line2}
        autoComplete="address-line2"
        defaultValue={values?.address_line_2}
        error={fields.address_line_2}
      />
      <TextField
        id="claim-town"
        name="town"
        label={claimFormTexts.town}
        autoComplete="address-level2"
        defaultValue={values?.town}
        error={fields.town}
      />
      <TextField
        id="claim-postcode"
        name="postcode"
        label={claimFormTexts.postcode}
        hint={claimFormTexts.postcodeHint}
        autoComplete="postal-code"
        defaultValue={values?.postcode}
        error={fields.postcode}
      />
      <Checkbox id="claim-may-name" name="may_name" defaultChecked={values?.may_name} label={claimFormTexts.mayName} />
      <Button type="submit" isWide isLoading={isSending} loadingLabel={claimFormTexts.confirming}>
        {claimFormTexts.confirm}
      </Button>
      <p className="text-micro text-text-3">{claimFormTexts.keeping}</p>
    </Form>
  )
}
