import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConcernForm } from '../components/concern/concern-form'
import styles from '../components/concern/concern.module.css'
import { FollowConcern } from '../components/concern/follow-concern'
import { Sent } from '../components/concern/sent'

/** Raises a concern about a child's safety, with or without an account, and follows it by a code. */
export function ReportConcernPage() {
  const { t } = useTranslation('landing/concern')
  const [code, setCode] = useState<string | null>(null)
  const [isFollowing, setIsFollowing] = useState(false)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <section className={styles.part} aria-labelledby="danger">
        <h2 id="danger">{t('danger.title')}</h2>
        <p className={styles.text}>{t('danger.text')}</p>
        <a className={styles.call} href="tel:112">
          {t('danger.call')}
        </a>
      </section>
      {code === null ? (
        <section className={styles.part} aria-label={t('title')}>
          <p className={styles.text}>{t('who_reads')}</p>
          <ConcernForm onSent={setCode} />
        </section>
      ) : (
        <Sent code={code} onFollow={() => setIsFollowing(true)} />
      )}
      <FollowConcern key={String(isFollowing)} code={isFollowing ? code : null} />
    </div>
  )
}
