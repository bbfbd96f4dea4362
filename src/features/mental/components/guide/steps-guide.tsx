import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWakeLock } from '@/shared/hooks/use-wake-lock'
import layout from '@/shared/ui/layout.module.css'
import type { Guide } from '../../model/exercise'
import { findStepMoment, listStepSeconds } from '../../model/guide/steps'
import { GuideControls } from './guide-controls'
import { GuideStage } from './guide-stage'
import { useGuideClock } from './use-guide-clock'
import { useReadAloud } from './use-read-aloud'

interface StepsGuideProps {
  steps: readonly string[]
  guide: Guide | null
  onDone: () => void
}

/** One step after the other in big words; a timed one goes on by itself, the last one waits. */
export function StepsGuide({ steps, guide, onDone }: StepsGuideProps) {
  const { t } = useTranslation('mental')
  const [place, setPlace] = useState(0)
  const clock = useGuideClock()
  const step = steps[place] ?? ''
  const seconds = listStepSeconds(guide, steps.length)[place] ?? null
  const moment = findStepMoment(seconds, clock.elapsedMs)
  const isLast = place >= steps.length - 1
  const readAloud = useReadAloud(step, clock.isRunning)
  useWakeLock(clock.isRunning)

  function goTo(next: number) {
    setPlace(next)
    clock.move(0)
  }

  if (moment.isOver && !isLast) goTo(place + 1)

  return (
    <GuideStage
      share={(place + (isLast && seconds === null ? 1 : moment.share)) / Math.max(1, steps.length)}
      position={t('guide.step', { number: place + 1, count: steps.length })}
    >
      <p
        role="status"
        className={`${layout.plain} ${layout.textCenter} ${layout.pretty} ${layout.breakable}`}
        style={{ fontSize: 'var(--font-size-24)', maxInlineSize: 640, minBlockSize: '3lh' }}
      >
        {step}
      </p>
      {moment.secondsLeft === null ? (
        <p className={layout.dim14}>{t('guide.own_pace')}</p>
      ) : (
        <p
          className={`${layout.plain} ${layout.figures}`}
          style={{ fontSize: 'var(--font-size-32)', color: 'var(--violet-text)' }}
          aria-hidden
        >
          {formatClock(moment.secondsLeft)}
        </p>
      )}
      <GuideControls
        isRunning={clock.isRunning}
        onToggle={seconds === null ? undefined : clock.isRunning ? clock.stop : clock.start}
        canGoBack={place > 0}
        onBack={() => goTo(place - 1)}
        onNext={() => (isLast ? onDone() : goTo(place + 1))}
        nextLabel={t(isLast ? 'guide.finish' : 'guide.next_step')}
        readAloud={readAloud}
      />
    </GuideStage>
  )
}

function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
