import type { ReactNode } from 'react'
import { Tooltip } from '@mantine/core'
import layout from '@/shared/ui/layout.module.css'
import type { CommandName } from '../../editor/command'
import { ShortcutKeys } from '../palette/shortcut-keys'
import { useCommand } from '../palette/use-command'
import styles from './bar.module.css'

interface CommandButtonProps {
  /** Name in the registry. */
  name: CommandName
  children: ReactNode
}

/** A command of the registry as a button: its words, key and state are the registry's. */
export function CommandButton({ name, children }: CommandButtonProps) {
  const { label, keys, isOn, isEnabled, run } = useCommand(name)
  return (
    <Tooltip
      label={
        <span className={layout.inline2}>
          {label}
          <ShortcutKeys keys={keys} />
        </span>
      }
    >
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-keyshortcuts={keys}
        aria-pressed={isOn}
        disabled={!isEnabled}
        onClick={run}
      >
        {children}
      </button>
    </Tooltip>
  )
}
