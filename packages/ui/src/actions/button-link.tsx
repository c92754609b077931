import type { ComponentProps, ElementType } from 'react'
import { buttonLook, type ButtonLook } from './button-look.ts'

export type ButtonLinkProps<E extends ElementType = 'a'> = ButtonLook & { as?: E } & Omit<
    ComponentProps<E>,
    keyof ButtonLook | 'as'
  >

/** A link that looks like a button; `as` takes a router's link component. */
export function ButtonLink<E extends ElementType = 'a'>({
  as,
  variant,
  size,
  isWide,
  className,
  ...rest
}: ButtonLinkProps<E>) {
  const Anchor: ElementType = as ?? 'a'
  return <Anchor {...rest} className={buttonLook({ variant, size, isWide, className })} />
}
