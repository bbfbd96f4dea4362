import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './form-section.module.css'

interface FormFoldProps {
  /** What is inside, in a few words. */
  title: ReactNode
  /** Open from the start, where somebody came to change it. */
  isOpen?: boolean
  children: ReactNode
}

/** Fields most people leave as they are: there, and out of the way. */
export function FormFold({ title, isOpen = false, children }: FormFoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={layout.medium14}>{title}</summary>
      <div className={layout.stack2}>{children}</div>
    </details>
  )
}
