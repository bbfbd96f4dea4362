import { useRef, useState, type MouseEventHandler, type ReactNode, type Ref } from 'react'
import { ActionIcon, Button as MantineButton, Tooltip } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { Link } from 'react-router'
import styles from './button.module.css'

type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

const looks = {
  primary: { variant: 'filled', color: 'green' },
  secondary: { variant: 'default', color: 'gray' },
  quiet: { variant: 'subtle', color: 'gray' },
  danger: { variant: 'filled', color: 'red' },
} as const

interface ButtonLook {
  kind?: ButtonKind
  icon?: ReactNode
  isFullWidth?: boolean
  children: ReactNode
}

interface ButtonProps extends ButtonLook {
  type?: 'button' | 'submit' | 'reset'
  /** Work is under way: shows it and cannot be pressed again. */
  busy?: boolean
  disabled?: boolean
  form?: string
  /** It shows and hides something below it. */
  'aria-expanded'?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
  ref?: Ref<HTMLButtonElement>
}

export function Button({ kind = 'primary', icon, isFullWidth, busy, ...rest }: ButtonProps) {
  const { onClick, ...others } = rest
  const pressOnce = useOncePerPress(onClick, others.children)
  return (
    <MantineButton
      type="button"
      {...looks[kind]}
      {...others}
      onClick={kind === 'primary' || kind === 'danger' ? pressOnce : onClick}
      classNames={styles}
      leftSection={icon}
      fullWidth={isFullWidth}
      loading={busy}
    />
  )
}

/** The second click of a double click, as the system counts it, does nothing: what the first one sent is still on its way. */
function useOncePerPress(
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
  words: ReactNode,
): MouseEventHandler<HTMLButtonElement> {
  const pressed = useRef<ReactNode>(null)
  return (event) => {
    // one that says something else by now does something else
    if (event.detail > 1 && pressed.current === words) return
    pressed.current = words
    onClick?.(event)
  }
}

interface LinkButtonProps extends ButtonLook {
  to: string
  /** Beside a page with unsaved work. */
  target?: '_blank'
}

export function LinkButton({ kind = 'primary', icon, isFullWidth, to, ...rest }: LinkButtonProps) {
  return (
    <MantineButton
      component={Link}
      to={to}
      {...looks[kind]}
      {...rest}
      classNames={styles}
      leftSection={icon}
      fullWidth={isFullWidth}
    />
  )
}

interface ExternalLinkButtonProps extends ButtonLook {
  href: string
}

/** Leads out of the app, in a tab of its own: the page stays where it is. */
export function ExternalLinkButton(props: ExternalLinkButtonProps) {
  const { kind = 'primary', icon, isFullWidth, ...rest } = props
  return (
    <MantineButton
      component="a"
      target="_blank"
      rel="noreferrer"
      {...looks[kind]}
      {...rest}
      classNames={styles}
      leftSection={icon}
      fullWidth={isFullWidth}
    />
  )
}

interface IconButtonProps {
  /** What it does, spoken and shown on hover. */
  label: string
  kind?: ButtonKind
  /** `small` only inside a field or a row on a desktop. */
  size?: 'normal' | 'small'
  disabled?: boolean
  isPressed?: boolean
  /** It opens and closes a menu. */
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function IconButton(props: IconButtonProps) {
  const { label, kind = 'quiet', size = 'normal', isPressed, ref, ...rest } = props
  const button = useRef<HTMLButtonElement>(null)
  const merged = useMergedRef(button, ref)
  const [isMet, setIsMet] = useState(false)
  return (
    <>
      <ActionIcon
        type="button"
        {...looks[kind]}
        {...rest}
        ref={merged}
        className={styles.icon}
        data-size={size}
        aria-label={label}
        aria-pressed={isPressed}
        onPointerEnter={() => setIsMet(true)}
      />
      {/* not before a pointer is there: the hints of a long list cost as much as its rows */}
      {isMet && <Tooltip target={button} label={label} />}
    </>
  )
}
