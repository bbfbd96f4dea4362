import { Outlet, ScrollRestoration } from 'react-router'
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
      <ScrollRestoration />
    </div>
  )
}
