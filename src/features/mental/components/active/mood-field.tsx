import type { ComponentType } from 'react'
import {
  IconMoodCry,
  IconMoodHappy,
  IconMoodNeutral,
  IconMoodSad,
  IconMoodSmile,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { moods, type Mood } from '../../model/mood'

const faces: Record<Mood, ComponentType<{ size: number; stroke: number }>> = {
  awful: IconMoodCry,
  low: IconMoodSad,
  okay: IconMoodNeutral,
  good: IconMoodSmile,
  great: IconMoodHappy,
}

interface MoodFieldProps {
  label: string
  value: Mood | null
  onChange: (mood: Mood | null) => void
}

/** Five faces with words, none of them better coloured than the others; pressed again it is no answer. */
export function MoodField({ label, value, onChange }: MoodFieldProps) {
  const { t } = useTranslation('mental')
  return (
    <div role="group" aria-label={label} className={layout.stack2}>
      <p className={layout.medium14}>{label}</p>
      <div
        className={layout.grid2}
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))' }}
      >
        {moods.map((mood) => {
          const Face = faces[mood]
          const isChosen = mood === value
          return (
            <button
              key={mood}
              type="button"
              aria-pressed={isChosen}
              className={`${layout.column} ${layout.middle} ${layout.gap1} ${layout.roundControl} ${layout.pointer} ${layout.size13} ${layout.ink}`}
              style={{
                padding: 'var(--space-3) var(--space-1)',
                background: isChosen ? 'var(--violet-ground)' : 'var(--surface-2)',
                border: `1px solid ${isChosen ? 'var(--violet-5)' : 'var(--line-strong)'}`,
              }}
              onClick={() => onChange(isChosen ? null : mood)}
            >
              <Face size={32} stroke={1.5} />
              {t(`moods.${mood}`)}
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** A face and its word, as it was answered. */
export function MoodMark({ mood }: { mood: Mood }) {
  const { t } = useTranslation('mental')
  const Face = faces[mood]
  return (
    <span className={layout.inline1}>
      <Face size={18} stroke={1.75} />
      {t(`moods.${mood}`)}
    </span>
  )
}
