import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import styles from './inspector.module.css'

interface Action {
  label: string
  run: () => void
  isDisabled?: boolean
}

/** What can be done with this thing, in words. */
export function ActionRow({ actions }: { actions: readonly Action[] }) {
  return (
    <div className={`${layout.wrap2} ${styles.actions}`}>
      {actions.map(({ label, run, isDisabled }) => (
        <Button key={label} kind="secondary" disabled={isDisabled} onClick={run}>
          {label}
        </Button>
      ))}
    </div>
  )
}
