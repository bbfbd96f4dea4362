import { Progress } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useWakeLock } from '@/shared/hooks/use-wake-lock'
import layout from '@/shared/ui/layout.module.css'
import type { BreathingPattern } from '../../model/exercise'
import {
  computeBreathingMs,
  findBreathingMoment,
  findRoundStart,
  type BreathingMoment,
} from '../../model/guide/breathing'
import { GuideControls } from './guide-controls'
import { GuideStage } from './guide-stage'
import { useGuideClock } from './use-guide-clock'
import { useReadAloud } from './use-read-aloud'

interface BreathingGuideProps {
  pattern: BreathingPattern
  onDone: () => void
}

/** A circle that grows and shrinks with the breath; with reduced motion words, a number and a bar. */
export function BreathingGuide({ pattern, onDone }: BreathingGuideProps) {
  const { t } = useTranslation('mental')
  const isStill = useReducedMotion()
  const clock = useGuideClock()
  const moment = findBreathingMoment(pattern, clock.elapsedMs)
  const phase = moment ? t(`phases.${moment.phase}`) : t('guide.breathing_done')
  const readAloud = useReadAloud(phase, clock.isRunning)
  useWakeLock(clock.isRunning && moment !== null)
  return (
    <GuideStage
      share={clock.elapsedMs / computeBreathingMs(pattern)}
      position={
        moment ? t('guide.round', { number: moment.round, count: pattern.rounds }) : t('guide.over')
      }
    >
      <Breath moment={moment} phase={phase} isStill={isStill} />
      <GuideControls
        isRunning={clock.isRunning}
        onToggle={moment ? (clock.isRunning ? clock.stop : clock.start) : undefined}
        canGoBack={clock.elapsedMs > 0}
        onBack={() => clock.move(findRoundStart(pattern, clock.elapsedMs, -1))}
        onNext={() =>
          moment && moment.round < pattern.rounds
            ? clock.move(findRoundStart(pattern, clock.elapsedMs, 1))
            : onDone()
        }
        nextLabel={t(moment && moment.round < pattern.rounds ? 'guide.next_round' : 'guide.finish')}
        readAloud={readAloud}
      />
    </GuideStage>
  )
}

interface BreathProps {
  moment: BreathingMoment | null
  phase: string
  isStill: boolean
}

const size = 'min(64vw, 240px)'

function Breath({ moment, phase, isStill }: BreathProps) {
  const fill = moment?.fill ?? 0
  const words = (
    <div
      className={`${layout.inside} ${layout.centered} ${layout.textCenter}`}
      style={{ inset: 0, alignContent: 'center' }}
    >
      <p
        role="status"
        className={`${layout.plain} ${layout.bold}`}
        style={{ fontSize: 'var(--font-size-24)' }}
      >
        {phase}
      </p>
      {moment ? (
        <p
          className={`${layout.plain} ${layout.figures}`}
          style={{ fontSize: 'var(--font-size-32)' }}
          aria-hidden
        >
          {moment.secondsLeft}
        </p>
      ) : null}
    </div>
  )
  if (isStill) {
    return (
      <div className={`${layout.stack3} ${layout.full}`} style={{ maxInlineSize: 420 }}>
        <div className={layout.relative} style={{ minBlockSize: 120 }}>
          {words}
        </div>
        <Progress value={fill * 100} color="violet" size="xl" transitionDuration={0} aria-hidden />
      </div>
    )
  }
  return (
    <div
      className={`${layout.relative} ${layout.fixed}`}
      style={{ inlineSize: size, blockSize: size }}
    >
      <div
        className={`${layout.inside} ${layout.round}`}
        style={{ inset: 0, border: '2px solid var(--violet-edge)' }}
      />
      <div
        className={`${layout.inside} ${layout.round}`}
        style={{
          inset: 0,
          background: 'var(--violet-ground)',
          border: '2px solid var(--violet-5)',
          transform: `scale(${0.45 + 0.55 * fill})`,
          transition: 'transform 260ms linear',
        }}
      />
      {words}
    </div>
  )
}
