import type { Switch } from '@mowatt/contract'
import type { ComponentProps } from 'react'

export type FormName = Switch['missing'][number]

export type Field = {
  name: string
  label: string
  hint?: string
  value: (details: Switch['details']) => string
} & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type' | 'spellCheck'>

export type FormWords = { title: string; lead: string; fields: (tariff: Switch['tariff']) => Field[] }

const NUMBER = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const

/** Every form, in the order in which they are asked: one subject each. */
export const FORMS: Readonly<Record<FormName, FormWords>> = {
  name: {
    title: 'Your name',
    lead: 'As it appears on your energy bill.',
    fields: () => [
      { name: 'full_name', label: 'Full name', autoComplete: 'name', value: ({ full_name = '' }) => full_name },
    ],
  },
  address: {
    title: 'Your address',
    lead: 'Where you use the gas and electricity.',
    fields: () => [
      {
        name: 'line_1',
        label: 'Address line 1',
        autoComplete: 'address-line1',
        value: ({ address }) => address?.line_1 ?? '',
      },
      {
        name: 'line_2',
        label: 'Address line 2 (optional)',
        autoComplete: 'address-line2',
        value: ({ address }) => address?.line_2 ?? '',
      },
      {
        name: 'town',
        label: 'Town or city',
        autoComplete: 'address-level2',
        value: ({ address }) => address?.town ?? '',
      },
      {
        name: 'postcode',
        label: 'Postcode',
        autoComplete: 'postal-code',
        hint: 'In England, Wales or Scotland.',
        value: ({ address }) => address?.postcode ?? '',
      },
    ],
  },
  supply: {
    title: 'Your supply numbers',
    lead: 'These numbers identify your meters. You’ll find both on your bill.',
    fields: ({ fuels }) => [
      ...(fuels.includes('electricity')
        ? [
            {
              name: 'mpan',
              label: 'Electricity supply number (MPAN)',
              hint: '13 digits, often in a box with a large S.',
              value: ({ mpan = '' }: Switch['details']) => mpan,
              ...NUMBER,
            },
          ]
        : []),
      ...(fuels.includes('gas')
        ? [
            {
              name: 'mprn',
              label: 'Gas supply number (MPRN)',
              hint: '6 to 10 digits.',
              value: ({ mprn = '' }: Switch['details']) => mprn,
              ...NUMBER,
            },
          ]
        : []),
    ],
  },
  contact: {
    title: 'How to reach you',
    lead: 'We’ll email you at each step. Check the address: anyone who can read the emails can follow your switch.',
    fields: () => [
      {
        name: 'email',
        label: 'Email address',
        type: 'email',
        autoComplete: 'email',
        spellCheck: false,
        value: ({ email = '' }) => email,
      },
      {
        name: 'phone',
        label: 'Phone number',
        type: 'tel',
        autoComplete: 'tel',
        hint: 'So your new supplier can call you if something about your meters isn’t clear.',
        value: ({ phone = '' }) => phone,
      },
    ],
  },
  payment: {
    title: 'Your Direct Debit',
    lead: 'Nobody takes any money until your supply has been switched. We keep your bank details encrypted, and only ever show you the last few digits.',
    fields: () => [
      {
        name: 'account_name',
        label: 'Name on the account',
        autoComplete: 'off',
        value: ({ bank }) => bank?.account_name ?? '',
      },
      { name: 'sort_code', label: 'Sort code', hint: '6 digits, like 30-94-30.', value: () => '', ...NUMBER },
      { name: 'account_number', label: 'Account number', hint: '6 to 8 digits.', value: () => '', ...NUMBER },
    ],
  },
}

/** The forms that this tariff needs. */
export function formsOf({ payment_method }: Switch['tariff']): FormName[] {
  const all = Object.keys(FORMS) as FormName[]
  return payment_method === 'direct_debit' ? all : all.filter((form) => form !== 'payment')
}
