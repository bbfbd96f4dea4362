import { useState } from 'react'
import { NumberInput, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { markLimits, computeNextInstant } from '../../model/mark'
import type { Runner } from '../../model/outbox-runner'
import styles from './session-review.module.css'

interface SessionReviewProps {
  review: string | null
  minutes_over: number | null
  recorded_at: string | null
  runner: Runner
}

/** The training as a whole: did it run over, what to keep in mind. For the coaches alone. */
export function SessionReview({ review, minutes_over, recorded_at, runner }: SessionReviewProps) {
  const { t } = useTranslation('attendance')
  // what is being typed; when it is saved, what is saved shows again, whoever wrote it
  const [typed, setTyped] = useState<{ text: string; over: number | null } | null>(null)
  const { text, over } = typed ?? { text: review ?? '', over: minutes_over }
  const { min, max } = markLimits.minutesOver
  const isLong = text.trim().length > markLimits.review
  const isOut = over !== null && (over < min || over > max)

  function change(next: { text: string; over: number | null }) {
    setTyped(next)
    const words = next.text.trim()
    const fits = next.over === null || (next.over >= min && next.over <= max)
    if (!fits || words.length > markLimits.review) return
    const value = { review: words || null, minutes_over: next.over }
    const at = computeNextInstant(Date.now(), recorded_at)
    runner.put([{ kind: 'session', player_id: '', at, value }])
  }

  function leave() {
    if (!isLong && !isOut) setTyped(null)
  }

  return (
    <SectionCard title={t('review.evening')} description={t('review.evening_text')}>
      <div className={layout.stack4}>
        <NumberInput
          className={styles.over}
          label={t('review.over')}
          description={t('review.over_help')}
          value={over ?? ''}
          allowDecimal={false}
          clampBehavior="none"
          suffix={t('review.minutes_suffix')}
          error={isOut ? t('review.over_wrong', { min, max }) : null}
          onChange={(next) => change({ text, over: typeof next === 'number' ? next : null })}
          onBlur={leave}
        />
        <Textarea
          label={t('review.words')}
          placeholder={t('review.words_hint')}
          rows={4}
          classNames={{ input: styles.words }}
          value={text}
          error={isLong ? t('review.too_long', { max: markLimits.review }) : null}
          onChange={(event) => change({ text: event.currentTarget.value, over })}
          onBlur={leave}
        />
      </div>
    </SectionCard>
  )
}
