import 'react-toastify/ReactToastify.css'
import { useEffect, useRef, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastContainer } from 'react-toastify/unstyled'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import type { ToastRequest } from '@/lib/toast'
import { presentToast } from './present-toast'
import { ToastBody } from './toast-body'
import { ToastClose } from './toast-close'
import styles from './toast-containers.module.css'
import { compactLayout, compactToasts, stackToasts } from './toast-styles'

interface ToastContainersProps {
  /** Everything said so far; each is shown once. */
  requests: ToastRequest[]
}

/** The two toast areas; which one a toast goes to is its style. */
export function ToastContainers({ requests }: ToastContainersProps) {
  const { t } = useTranslation()
  const translate = useTranslateKey()
  const shown = useRef(0)

  useEffect(() => {
    function showRest() {
      for (const [index, request] of requests.entries()) {
        if (index < shown.current) continue
        const { kind, message, values, style = 'stack', action } = request
        const text = translate(message, values)
        const label = action ? translate(action.label) : null
        presentToast({
          // what a look around does not save is no fault
          kind: message === 'errors:read_only' ? 'info' : kind,
          style,
          // two things that can be undone are two, though they read the same
          subject: request.subject ?? (action ? `${index}` : text),
          render: (controls) => (
            <ToastBody
              text={text}
              action={action && label ? { label, run: action.run } : null}
              controls={controls}
            />
          ),
        })
      }
      shown.current = requests.length
    }
    // React's strict mode mounts the containers twice; what is said to the first ones is lost
    const timer = setTimeout(showRest, 0)
    return () => clearTimeout(timer)
  }, [requests, translate])

  const compactStyle: CSSProperties & Record<`--${string}`, string> = {
    '--toastify-toast-width': `${compactLayout.widthPx}px`,
    '--toast-gap': `${compactLayout.gapPx}px`,
  }
  const shared = { theme: 'dark', hotKeys: () => false, closeButton: ToastClose }
  return (
    <>
      <ToastContainer
        {...shared}
        {...stackToasts}
        containerId="stack"
        aria-label={t('app.notices')}
        className={styles.stack}
      />
      <ToastContainer
        {...shared}
        {...compactToasts}
        containerId="compact"
        aria-label={t('app.short_notices')}
        className={styles.compact}
        style={compactStyle}
      />
    </>
  )
}
