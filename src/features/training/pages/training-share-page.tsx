import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { ButtonLink } from '@/shared/public/button'
import { SharedSession } from '../components/share/shared-session'
import styles from '../components/share/shared.module.css'
import type { sharedTraining } from '../loaders-paper'
import { toSharedPlan } from '../model/share/shared-training'

/** What a link shows: the session and nothing else, to everybody who holds it. */
export function TrainingSharePage() {
  const { t, i18n } = useTranslation('training')
  const { shared, isExpired } = useLoaderData<typeof sharedTraining>()
  if (!shared) {
    return (
      <div className={styles.closed}>
        <h1>{t(isExpired ? 'share.expired_title' : 'share.closed_title')}</h1>
        <p>{t(isExpired ? 'share.expired_text' : 'share.closed_text')}</p>
        <ButtonLink to={publicPaths.home} kind="secondary">
          {t('share.home')}
        </ButtonLink>
      </div>
    )
  }
  const groupName = (number: number) => t('share.group', { number })
  return <SharedSession plan={toSharedPlan(shared, i18n.language, groupName)} />
}
