import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './share.module.css'

interface SharedPageProps {
  title: string
  school: string | null
  children: ReactNode
}

/** What a link shows: its title, who shares it, and nothing of the app around it. */
export function SharedPage({ title, school, children }: SharedPageProps) {
  const { t } = useTranslation('scene')
  return (
    <article className={`${layout.grid4} ${styles.page}`}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {school ? <p className={layout.dim}>{t('share.by', { school })}</p> : null}
      </header>
      {children}
    </article>
  )
}
