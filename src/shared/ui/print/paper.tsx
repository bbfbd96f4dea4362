import { useEffect, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import styles from './paper.module.css'

/** What is printed instead of the page: a sheet of its own beside the app, which stays away from it. */
export function Paper({ children }: { children: ReactNode }) {
  if (!useIsPrinting()) return null
  return createPortal(
    <div className={styles.paper} data-paper="">
      {children}
    </div>,
    document.body,
  )
}

/** True from the moment the browser prepares a print, whether by button, menu or Ctrl+P, to its end. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // the browser draws the page as it stands when the event returns
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
