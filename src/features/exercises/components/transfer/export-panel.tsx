import { useState } from 'react'
import { Checkbox } from '@mantine/core'
import { IconDownload, IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { ExercisePicture } from '../../widgets/picture/exercise-picture'
import { saveExercises, saveTexts } from './save-file'
import styles from './transfer.module.css'
import { useMine } from './use-mine'

/** My exercises as files: all, or those that are ticked. */
export function ExportPanel({ userId }: { userId: string }) {
  const { t } = useTranslation('exercises')
  const [params] = useSearchParams()
  const mine = useMine(userId)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => {
    const pick = params.get('pick')
    return new Set(pick ? [pick] : mine.map(({ id }) => id))
  })
  const chosen = mine.filter(({ id }) => ticked.has(id))

  if (mine.length === 0) {
    return (
      <EmptyState
        title={t('transfer.export.empty_title')}
        text={t('transfer.export.empty_text')}
        action={
          <LinkButton to={paths.exercises.create}>{t('exercise_form.create_title')}</LinkButton>
        }
      />
    )
  }

  function tick(id: string, isOn: boolean) {
    const next = new Set(ticked)
    if (isOn) next.add(id)
    else next.delete(id)
    setTicked(next)
  }

  const icon = { size: 18, stroke: 1.75 } as const
  return (
    <div className={`${layout.gap4} ${layout.packed} ${styles.panel}`}>
      <p className={layout.dim13}>{t('transfer.export.text')}</p>
      <div className={layout.row2}>
        <Button
          icon={<IconDownload {...icon} />}
          disabled={chosen.length === 0}
          onClick={() => saveExercises(chosen)}
        >
          {t('transfer.export.json', { count: chosen.length })}
        </Button>
        <Button
          kind="secondary"
          icon={<IconTable {...icon} />}
          disabled={chosen.length === 0}
          onClick={() => saveTexts(chosen)}
        >
          {t('transfer.export.csv', { count: chosen.length })}
        </Button>
      </div>
      <Checkbox
        label={t('transfer.export.all', { count: mine.length })}
        checked={chosen.length === mine.length}
        indeterminate={chosen.length > 0 && chosen.length < mine.length}
        onChange={(event) =>
          setTicked(new Set(event.currentTarget.checked ? mine.map(({ id }) => id) : []))
        }
      />
      <ul className={styles.list} aria-label={t('transfer.export.list')}>
        {mine.map(({ id, title, values, isArchived }) => (
          <li key={id} className={styles.row}>
            <Checkbox
              aria-label={title}
              checked={ticked.has(id)}
              onChange={(event) => tick(id, event.currentTarget.checked)}
            />
            <span
              className={`${layout.cut} ${layout.roundControl} ${layout.dimmed} ${layout.size12} ${styles.picture}`}
            >
              <ExercisePicture exercise={values} density="card" isDecorative />
            </span>
            <span
              className={`${layout.min} ${layout.gapTight} ${layout.breakable} ${styles.words}`}
            >
              <Link to={href(paths.exercises.details, { id })}>{title}</Link>
              <span className={layout.dim13}>{t(`library.shared.${values.visibility}`)}</span>
            </span>
            {isArchived ? (
              <StatusBadge tone="neutral">{t('exercise_form.own.archived')}</StatusBadge>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
