import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './form-page.module.css'
import { PageHeader } from './page-header'

interface FormPageProps {
  title: ReactNode
  description?: ReactNode
  back?: { to: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

/** Pattern 3: title, then the form with its sections and its save bar. */
export function FormPage({ title, description, back, actions, children }: FormPageProps) {
  return (
    <div className={`${layout.stack5} ${styles.page}`}>
      <PageHeader title={title} description={description} back={back} actions={actions} />
      {children}
    </div>
  )
}
