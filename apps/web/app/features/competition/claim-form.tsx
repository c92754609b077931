import { Button, Checkbox, Note, TextField } from '@mowatt/ui'
import { Form, useNavigation } from 'react-router'
import type { ClaimRefusal } from './claim-values.ts'

type ClaimFormProps = { token: string; refusal: ClaimRefusal | undefined }

/** Where a prize is to be sent. The server checks it, so that it says the same with and without JavaScript. */
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
        label="Name on the parcel"
        autoComplete="name"
        defaultValue={values?.name}
        error={fields.name}
      />
      <TextField
        id="claim-line-1"
        name="address_line_1"
        label="Address"
        autoComplete="address-line1"
        defaultValue={values?.address_line_1}
        error={fields.address_line_1}
      />
      <TextField
        id="claim-line-2"
        name="address_line_2"
        label="Address line 2 (optional)"
        autoComplete="address-line2"
        defaultValue={values?.address_line_2}
        error={fields.address_line_2}
      />
      <TextField
        id="claim-town"
        name="town"
        label="Town or city"
        autoComplete="address-level2"
        defaultValue={values?.town}
        error={fields.town}
      />
      <TextField
        id="claim-postcode"
        name="postcode"
        label="Postcode"
        hint="The address must be in the UK."
        autoComplete="postal-code"
        defaultValue={values?.postcode}
        error={fields.postcode}
      />
      <Checkbox
        id="claim-may-name"
        name="may_name"
        defaultChecked={values?.may_name}
        label="You can give my surname and county to people who ask who won. This is optional, and doesn’t affect your prize."
      />
      <Button type="submit" isWide isLoading={isSending} loadingLabel="Confirming">
        Confirm my address
      </Button>
      <p className="text-micro text-text-3">
        We keep your address encrypted, only share it with the delivery company, and delete it 30 days after we send the
        prize. We’ll never ask you to pay anything, or ask for your bank details.
      </p>
    </Form>
  )
}
