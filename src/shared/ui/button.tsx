import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { ActionIcon, Button as MantineButton, Tooltip } from '@mantine/core'
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
  onClick?: MouseEventHandler<HTMLButtonElement>
  ref?: Ref<HTMLButtonElement>
}

export function Button({ kind = 'primary', icon, isFullWidth, busy, ...rest }: ButtonProps) {
  return (
    <MantineButton
      type="button"
      {...looks[kind]}
      {...rest}
      classNames={styles}
      leftSection={icon}
      fullWidth={isFullWidth}
      loading={busy}
    />
  )
}

interface LinkButtonProps extends ButtonLook {
  to: string
}

export function LinkButton({ kind = 'primary', icon, isFullWidth, ...rest }: LinkButtonProps) {
  return (
    <MantineButton
      component={Link}
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
  onClick?: MouseEventHandler<HTMLButtonElement>
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function IconButton(props: IconButtonProps) {
  const { label, kind = 'quiet', size = 'normal', isPressed, ...rest } = props
  return (
    <Tooltip label={label}>
      <ActionIcon
        type="button"
        {...looks[kind]}
        {...rest}
        className={styles.icon}
        data-size={size}
        aria-label={label}
        aria-pressed={isPressed}
      />
    </Tooltip>
  )
}
