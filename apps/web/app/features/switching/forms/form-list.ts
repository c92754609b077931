import type { Switch } from '@mowatt/contract'
import type { ComponentProps } from 'react'
import { formsTexts } from './switch-form-texts.ts'

export type FormName = Switch['missing'][number]

export type Field = {
  name: string
  label: string
  hint?: string
  value: (details: Switch['details']) => string
} & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type' | 'spellCheck'>

export type FormWords = { title: string; lead: string; fields: (tariff: Switch['tariff']) => Field[] }

const NUMBER = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const

/** Every form, in order: one subject each. */
export const FORMS: Readonly<Record<FormName, FormWords>> = {
  name: {
    title: formsTexts.yourName,
    lead: formsTexts.nameLead,
    fields: () => [
      { name: 'full_name', label: formsTexts.fullName, autoComplete: 'name', value: ({ full_name = '' }) => full_name },
    ],
  },
  address: {
    title: formsTexts.yourAddress,
    lead: formsTexts.addressLead,
    fields: () => [
      {
        name: 'line_1',
        label: formsTexts.addressLine1,
        autoComplete: 'address-line1',
        value: ({ address }) => address?.line_1 ?? '',
      },
      {
        name: 'line_2',
        label: formsTexts.addressLine2Optional,
        autoComplete: 'address-line2',
        value: ({ address }) => address?.line_2 ?? '',
      },
      {
        name: 'town',
        label: formsTexts.townOrCity,
        autoComplete: 'address-level2',
        value: ({ address }) => address?.town ?? '',
      },
      {
        name: 'postcode',
        label: formsTexts.postcode,
        autoComplete: 'postal-code',
        hint: formsTexts.postcodeHint,
        value: ({ address }) => address?.postcode ?? '',
      },
    ],
  },
  supply: {
    title: formsTexts.yourSupplyNumbers,
    lead: formsTexts.supplyLead,
    fields: ({ fuels }) => [
      ...(fuels.includes('electricity')
        ? [
            {
              name: 'mpan',
              label: formsTexts.mpan,
              hint: formsTexts.mpanHint,
              value: ({ mpan = '' }: Switch['details']) => mpan,
              ...NUMBER,
            },
          ]
        : []),
      ...(fuels.includes('gas')
        ? [
            {
              name: 'mprn',
              label: formsTexts.mprn,
              hint: formsTexts.mprnHint,
              value: ({ mprn = '' }: Switch['details']) => mprn,
              ...NUMBER,
            },
          ]
        : []),
    ],
  },
  contact: {
    title: formsTexts.howToReachYou,
    lead: formsTexts.contactLead,
    fields: () => [
      {
        name: 'email',
        label: formsTexts.emailAddress,
        type: 'email',
        autoComplete: 'email',
        spellCheck: false,
        value: ({ email = '' }) => email,
      },
      {
        name: 'phone',
        label: formsTexts.phoneNumber,
        type: 'tel',
        autoComplete: 'tel',
        hint: formsTexts.phoneHint,
        value: ({ phone = '' }) => phone,
      },
    ],
  },
  payment: {
    title: formsTexts.yourDirectDebit,
    lead: formsTexts.paymentLead,
    fields: () => [
      {
        name: 'account_name',
        label: formsTexts.nameOnTheAccount,
        autoComplete: 'off',
        value: ({ bank }) => bank?.account_name ?? '',
      },
      { name: 'sort_code', label: formsTexts.sortCode, hint: formsTexts.sortCodeHint, value: () => '', ...NUMBER },
      {
        name: 'account_number',
        label: formsTexts.accountNumber,
        hint: formsTexts.accountNumberHint,
        value: () => '',
        ...NUMBER,
      },
    ],
  },
}

/** The forms that this tariff needs. */
export function formsOf({ payment_method }: Switch['tariff']): FormName[] {
  const all = Object.keys(FORMS) as FormName[]
  return payment_method === 'direct_debit' ? all : all.filter((form) => form !== 'payment')
}
