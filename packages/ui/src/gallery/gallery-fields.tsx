import { Checkbox } from '../forms/checkbox.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { GallerySection, Specimen } from './gallery-section.tsx'

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
