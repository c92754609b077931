import { Button } from '../actions/button.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { ChoiceField } from '../forms/choice-field.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { FileField } from '../forms/file-field.tsx'
import { RadioField } from '../forms/radio-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { GallerySection, Specimen } from './gallery-section.tsx'

const ways = [
  { value: 'debit', label: 'Direct Debit' },
  { value: 'cash', label: 'Cash or cheque' },
]

/** Fields and tick boxes in every state. */
export function GalleryFields() {
  return (
    <GallerySection title="Fields">
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-4 md:gap-6">
        <Specimen name="default, empty">
          <EmailField label="Email address" placeholder="you@mowatt.example" hint="We send a link, no password." />
        </Specimen>
        <Specimen name="focus" className="[&_input]:shadow-focus">
          <EmailField label="Email address" defaultValue="bea@mowatt.example" />
        </Specimen>
        <Specimen name="error">
          <EmailField label="Email address" defaultValue="bea@mowatt" error="Please enter a valid email address" />
        </Specimen>
        <Specimen name="disabled">
          <EmailField label="Email address" defaultValue="bea@mowatt.example" disabled />
        </Specimen>
        <Specimen name="checking">
          <TextField label="Postcode" defaultValue="LS1 4AP" isChecking />
        </Specimen>
        <Specimen name="read only">
          <TextField label="Referral link" defaultValue="mowatt.example/r/4h7k2m9p" readOnly />
        </Specimen>
        <Specimen name="a long address gets smaller">
          <EmailField label="Email address" defaultValue="bartholomew.featherstonehaugh@mowatt.example" />
        </Specimen>
        <Specimen name="hint and error">
          <TextField
            label="Unit rate"
            defaultValue="twenty"
            hint="It ends in p per kWh."
            error="Please type a number."
          />
        </Specimen>
        <Specimen name="a button beside it">
          <TextField label="Search" type="search" beside={<Button variant="quiet">Search</Button>} />
        </Specimen>
        <Specimen name="nothing chosen">
          <ChoiceField label="Payment" choices={ways} />
        </Specimen>
        <Specimen name="one chosen from the start">
          <ChoiceField label="Payment" choices={ways} empty={false} />
        </Specimen>
        <Specimen name="a file">
          <FileField label="Your bill" hint="PDF or photo." />
        </Specimen>
        <Specimen name="a file, error">
          <FileField label="Your bill" error="Please choose a file." />
        </Specimen>
        <Specimen name="all answers shown">
          <RadioField
            label="How do you pay?"
            name="gallery-way"
            options={ways}
            optionClassName="flex gap-2"
            onValue={() => {}}
          />
        </Specimen>
        <Specimen name="not ticked">
          <Checkbox label="I accept the terms" />
        </Specimen>
        <Specimen name="ticked">
          <Checkbox label="I accept the terms" defaultChecked />
        </Specimen>
        <Specimen name="focus" className="[&_input]:shadow-focus">
          <Checkbox label="I accept the terms" />
        </Specimen>
        <Specimen name="disabled">
          <Checkbox label="I accept the terms" disabled />
        </Specimen>
        <Specimen name="error" className="sm:col-span-2">
          <Checkbox
            label="I accept the terms and privacy policy"
            error="Please accept the terms and privacy policy to continue."
          />
        </Specimen>
      </div>
    </GallerySection>
  )
}
