import { joinClasses } from '../join-classes.ts'

const base =
  'inline-flex items-center justify-center gap-2 text-center font-bold no-underline transition-[background-color,translate] forced-colors:border disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-3 disabled:text-text-3 disabled:shadow-none'

const variants = {
  primary:
    'bg-brand text-on-brand shadow-edge not-disabled:hover:bg-brand-hover not-disabled:active:translate-y-px not-disabled:active:bg-brand-press not-disabled:active:shadow-none',
  strong: 'bg-strong text-on-strong not-disabled:hover:bg-strong-hover',
  quiet: 'border-[1.5px] border-border-strong bg-surface text-text not-disabled:hover:bg-surface-2',
  ghost: 'not-disabled:hover:bg-current/8',
  danger: 'border-[1.5px] border-danger-line bg-surface text-danger not-disabled:hover:bg-danger-soft',
}

const sizes = {
  small: 'min-h-11 rounded-3 px-4 text-small',
  medium: 'min-h-13 rounded-3 px-6 text-body',
  large: 'min-h-15 rounded-3 px-7 text-h4',
}

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes
export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  isWide?: boolean | undefined
  className?: string | undefined
}

/** The classes of a button, so that a link can look like one. */
export function buttonLook({ variant = 'primary', size = 'medium', isWide = false, className }: ButtonLook): string {
  return joinClasses(base, variants[variant], sizes[size], isWide && 'w-full', className)
}
