import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { CopyButton } from './copy-button'
import { ErasurePanel } from './erasure-panel'
import styles from './data.module.css'

interface SubjectCardProps {
  title: string
  description: string
  /** Null: the own account. */
  playerId: string | null
  name: string
  userId: string
  /** A guardian whose link allows reading only may ask for neither. */
  mayAsk: boolean
  /** Consents, above the rest. */
  children?: ReactNode
}

/** What somebody can do with the data of one person: decide, take a copy, ask to be forgotten. */
export function SubjectCard(props: SubjectCardProps) {
  const { title, description, playerId, name, userId, mayAsk, children } = props
  const { t } = useTranslation('settings')
  return (
    <SectionCard title={title} description={description}>
      {children}
      {mayAsk ? (
        <>
          <div className={styles.block}>
            <div className={`${layout.grid1} ${styles.words}`}>
              <h3 className={layout.size14}>{t('data.copy.title')}</h3>
              <p className={`${layout.dimmed} ${styles.dim}`}>
                {t(playerId ? 'data.copy.child_text' : 'data.copy.text')}
              </p>
            </div>
            <CopyButton playerId={playerId} name={name} />
          </div>
          <ErasurePanel playerId={playerId} name={name} userId={userId} />
        </>
      ) : (
        <p className={`${layout.dimmed} ${styles.dim}`}>{t('data.read_only')}</p>
      )}
    </SectionCard>
  )
}
