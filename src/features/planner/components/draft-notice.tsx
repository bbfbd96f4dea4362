import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { TrainingFields } from '../model/training-schema'
import styles from './planner.module.css'

interface DraftNoticeProps {
  /** Null when nothing was restored but this browser keeps no drafts. */
  savedAt: number | null
  /** What the address asked for: the draft may move there. */
  slot: TrainingFields | null
  zoneOf: (teamId: string) => string
  onDiscard: () => void
}

/** Says that the plan on screen is a draft, from when it is, and how to begin again. */
export function DraftNotice({ savedAt, slot, zoneOf, onDiscard }: DraftNoticeProps) {
  const { t, i18n } = useTranslation('planner')
  const { control, setValue } = useFormContext<TrainingFields>()
  const [team_id, date, time] = useWatch({ control, name: ['team_id', 'date', 'time'] })
  const [now] = useState(() => Date.now())
  if (savedAt === null) return <Alert kind="info" title={t('planner.draft.refused')} />

  const zone = zoneOf(team_id)
  const kept = toWallClock(savedAt, zone)
  const isToday = kept.date === toWallClock(now, zone).date
  const when = isToday ? kept.time : `${formatDay(kept.date, i18n.language)}, ${kept.time}`
  const isElsewhere = slot && (slot.date !== date || slot.time !== time || slot.team_id !== team_id)

  function moveThere() {
    if (!slot) return
    for (const name of ['team_id', 'date', 'time', 'duration', 'place'] as const) {
      setValue(name, slot[name], { shouldDirty: true })
    }
  }

  return (
    <section className={`${layout.surface} ${layout.between} ${styles.draft}`}>
      <p role="status" className={layout.text14}>
        <b>{t('planner.draft.restored', { time: when })}</b> {t('planner.draft.text')}
      </p>
      <div className={layout.wrap2}>
        {slot && isElsewhere ? (
          <Button kind="secondary" onClick={moveThere}>
            {t('planner.draft.to_slot', {
              when: `${formatDay(slot.date, i18n.language)}, ${slot.time}`,
            })}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={onDiscard}>
          {t('form.draft.discard')}
        </Button>
      </div>
    </section>
  )
}
