import styles from './toast-containers.module.css'
import type { ToastControls } from './present-toast'

interface ToastBodyProps {
  text: string
  action: { label: string; run: () => void } | null
  controls: ToastControls
}

/** One message, with a button when something can be done about it (undo, reload). */
export function ToastBody({ text, action, controls }: ToastBodyProps) {
  function handleAction() {
    action?.run()
    controls.close()
  }
  return (
    <div className={styles.body}>
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={handleAction}
          onFocus={controls.hold}
          onBlur={controls.release}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
