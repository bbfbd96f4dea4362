import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './auth-page.module.css'
import { PitchArt } from './pitch-art'

interface AuthPageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** The way to the neighbouring screen, such as from login to register. */
  footer?: ReactNode
}

/** The front door: the form on one side, the pitch on the other; the form alone on a phone. */
export function AuthPage({ title, lead, children, footer }: AuthPageProps) {
  const { t } = useTranslation('session')
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
      <div className={styles.art} aria-hidden="true">
        <PitchArt />
        <p className={styles.claim}>
          {t('claim.first')}
          <br />
          {t('claim.second')}
        </p>
      </div>
    </div>
  )
}
