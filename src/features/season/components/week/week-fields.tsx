import { Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import { seasonLimits } from '../../model/season-schema'
import type { ExerciseTopic, PlannedWeek } from '../../model/season-plan'
import { exerciseTopics } from '@/features/exercises/model/taxonomy'
import { AutosavedNumber } from './autosaved-number'
import { AutosavedText } from './autosaved-text'
import layout from '@/shared/ui/layout.module.css'
import styles from './week.module.css'

interface WeekFieldsProps {
  week: PlannedWeek
  /** Load of the trainings planned so far. */
  planned: number
  onChange: (week: PlannedWeek) => void
}

const usualMinutes = 30

/** Theme, minutes per topic, load and a note: each is saved as soon as the field is left. */
export function WeekFields({ week, planned, onChange }: WeekFieldsProps) {
  const { t } = useTranslation(['season', 'exercises', 'planner'])
  const free = exerciseTopics.filter((topic) => week.targets.every((one) => one.topic !== topic))

  /** A week needs a theme: until it has one of its own, its topic or its note's field names it. */
  function change(changes: Partial<PlannedWeek>): void {
    const next = { ...week, ...changes }
    const [first] = next.targets
    const name = first ? t(`exercises:topics.${first.topic}`) : t('season.untitled_week')
    const isEmpty = next.targets.length === 0 && !next.note && next.target_load === null
    onChange({ ...next, theme: next.theme.trim() || (isEmpty ? '' : name) })
  }

  function setMinutes(topic: ExerciseTopic, minutes: number): void {
    const targets = week.targets.map((one) => (one.topic === topic ? { topic, minutes } : one))
    change({ targets })
  }

  return (
    <div className={styles.fields}>
      <AutosavedText
        label={t('season.fields.theme')}
        placeholder={t('season.hints.theme')}
        maxLength={seasonLimits.theme}
        value={week.theme}
        onKeep={(theme) => change({ theme })}
      />
      <fieldset
        className={`${layout.plain} ${layout.borderless} ${layout.flush} ${styles.targets}`}
      >
        <legend className={`${layout.medium} ${layout.size14} ${styles.label}`}>
          {t('season.fields.targets')}
        </legend>
        {week.targets.map(({ topic, minutes }) => (
          <div
            key={topic}
            className={`${layout.grid} ${layout.gap2} ${layout.middle} ${layout.breakable} ${styles.target}`}
          >
            <span>{t(`exercises:topics.${topic}`)}</span>
            <AutosavedNumber
              label={t('season.minutes_of', { topic: t(`exercises:topics.${topic}`) })}
              isQuiet
              unit={t('planner:board.minutes_unit')}
              min={1}
              max={seasonLimits.minutes}
              value={minutes}
              onKeep={(value) => setMinutes(topic, value ?? minutes)}
            />
            <IconButton
              label={t('season.remove_topic', { topic: t(`exercises:topics.${topic}`) })}
              onClick={() => change({ targets: week.targets.filter((one) => one.topic !== topic) })}
            >
              <IconX size={20} stroke={1.75} />
            </IconButton>
          </div>
        ))}
        <Select
          aria-label={t('season.add_topic')}
          placeholder={t('season.add_topic')}
          searchable
          data={free.map((topic) => ({ value: topic, label: t(`exercises:topics.${topic}`) }))}
          value={null}
          onChange={(value) => {
            const topic = free.find((one) => one === value)
            if (topic) change({ targets: [...week.targets, { topic, minutes: usualMinutes }] })
          }}
        />
      </fieldset>
      <AutosavedNumber
        label={t('season.fields.load')}
        description={t('season.hints.load', { load: planned })}
        min={0}
        max={seasonLimits.load}
        value={week.target_load}
        isOptional
        onKeep={(target_load) => change({ target_load })}
      />
      <AutosavedText
        label={t('season.fields.note')}
        maxLength={seasonLimits.note}
        value={week.note ?? ''}
        isLong
        onKeep={(note) => change({ note: note.trim() || null })}
      />
    </div>
  )
}
