import styles from './toast-containers.module.css'

interface ToastBodyProps {
  text: string
  action: { label: string; run: () => void } | null
  onDone: () => void
}

/** One message, with a button when something can be done about it (undo, reload). */
export function ToastBody({ text, action, onDone }: ToastBodyProps) {
  function handleAction() {
    action?.run()
    onDone()
  }
  return (
    <div className={styles.body}>
      <span>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={handleAction}>
          {action.label}
        </button>
      )}
    </div>
  )
}
