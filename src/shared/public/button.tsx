import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { Spinner } from './spinner'

type ButtonKind = 'primary' | 'secondary' | 'quiet'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  kind?: ButtonKind
  /** Work is under way: shows it, keeps the focus and swallows further presses. */
  busy?: boolean
  isFullWidth?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  kind = 'primary',
  type = 'button',
  busy = false,
  isFullWidth = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-kind={kind}
      data-full={isFullWidth || undefined}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <Spinner /> : null}
      <span>{children}</span>
    </button>
  )
}

interface ButtonLinkProps {
  to: string
  kind?: ButtonKind
  isFullWidth?: boolean
  children: ReactNode
}

/** A link that looks like a button, for the one way forward on a page. */
export function ButtonLink({ to, kind = 'primary', isFullWidth, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={styles.button} data-kind={kind} data-full={isFullWidth || undefined}>
      <span>{children}</span>
    </Link>
  )
}
