import { Select } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Mood } from '../../model/mood'
import { MoodField } from './mood-field'

interface BeforeCardProps {
  isSelf: boolean
  mood: Mood | null
  onMood: (mood: Mood | null) => void
  /** Children to choose from; empty where it is clear who practises. */
  children: readonly { id: string; first_name: string }[]
  playerId: string
  onPlayer: (id: string) => void
  onStart: () => void
  /** Straight to what is written down: it was done without the app. */
  onSkip: () => void
}

/** How it is before, if one wants to answer; then it begins. */
export function BeforeCard(props: BeforeCardProps) {
  const { isSelf, mood, onMood, children, playerId, onPlayer, onStart, onSkip } = props
  const { t } = useTranslation('mental')
  return (
    <SectionCard title={t('before.title')} description={t('before.why')}>
      {children.length > 1 ? (
        <Select
          label={t('before.who')}
          data={children.map(({ id, first_name }) => ({ value: id, label: first_name }))}
          value={playerId}
          allowDeselect={false}
          onChange={(id) => id && onPlayer(id)}
        />
      ) : null}
      <MoodField
        label={t(isSelf ? 'before.mood' : 'before.mood_child')}
        value={mood}
        onChange={onMood}
      />
      <div className={layout.wrap2}>
        <Button icon={<IconPlayerPlay size={20} stroke={1.75} />} onClick={onStart}>
          {t('before.start')}
        </Button>
        <Button kind="quiet" onClick={onSkip}>
          {t('before.skip')}
        </Button>
      </div>
    </SectionCard>
  )
}
