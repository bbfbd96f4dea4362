import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Animation } from '@/features/scene/api/animations'
import { formatLocale } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useAnimationVersions } from '../../api/animation-versions'
import styles from './details.module.css'
import { VersionSheet } from './version-sheet'

/** The states the database kept: one for every ten minutes of work, the last ten. */
export function VersionList({ animation }: { animation: Animation }) {
  const { t } = useTranslation('animator')
  const { data: versions } = useAnimationVersions(animation.id)
  const [shown, setShown] = useState<number | null>(null)
  const format = new Intl.DateTimeFormat(formatLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const older = versions.filter(({ version }) => version !== animation.version)
  if (older.length === 0) return <p className={layout.dim13}>{t('details.no_versions')}</p>
  return (
    <>
      <ul className={`${layout.listGrid} ${styles.rows}`} aria-label={t('details.versions')}>
        {older.map(({ version, updated_at, person }) => {
          const when = format.format(new Date(updated_at))
          return (
            <li key={version}>
              <span>
                {when}
                {person ? (
                  <span className={layout.dim13}>{`${person.first_name} ${person.last_name}`}</span>
                ) : null}
              </span>
              <Button kind="quiet" onClick={() => setShown(version)}>
                {t('details.look')}
              </Button>
            </li>
          )
        })}
      </ul>
      {shown === null ? null : (
        <VersionSheet animation={animation} version={shown} onClose={() => setShown(null)} />
      )}
    </>
  )
}
