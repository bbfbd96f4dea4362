import { Button } from '@/shared/ui/button'
import styles from './inspector.module.css'

interface Action {
  label: string
  run: () => void
  isDisabled?: boolean
}

/** What can be done with this thing, in words. */
export function ActionRow({ actions }: { actions: readonly Action[] }) {
  return (
    <div className={styles.actions}>
      {actions.map(({ label, run, isDisabled }) => (
        <Button key={label} kind="secondary" disabled={isDisabled} onClick={run}>
          {label}
        </Button>
      ))}
    </div>
  )
}
