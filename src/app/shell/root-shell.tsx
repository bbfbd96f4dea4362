import { Outlet, ScrollRestoration, type Location } from 'react-router'
import { LoadingOverlay } from './loading-overlay'
import { PageMetadata } from './page-metadata'
import styles from './root-shell.module.css'
import { ToastArea } from './toasts/toast-area'

/** The root of every page: black full-height ground, page outlet, loading overlay, toast area. */
export function RootShell() {
  return (
    <div className={styles.root}>
      <PageMetadata />
      <Outlet />
      <LoadingOverlay />
      <ToastArea />
      <ScrollRestoration getKey={getScrollKey} />
    </div>
  )
}

/**
 * Every page a tab opens from outside has the key "default", so the second one would be scrolled to where the
 * first one was left: the address tells them apart.
 */
function getScrollKey({ key, pathname, hash }: Location): string {
  return key + pathname + hash
}
