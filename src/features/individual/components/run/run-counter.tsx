import { NumberInput, UnstyledButton } from '@mantine/core'
import { IconMinus, IconPlus, IconStopwatch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { individualLimits, type Measure } from '../../model/exercise'
import { addCount, addSet, computeElapsedMs, setCount, type Run } from '../../model/run/run'

interface RunCounterProps {
  run: Run
  change: (step: (run: Run, now: number) => Run) => void
  isLocked: boolean
  measure: Measure
  /** Proposed by the exercise. */
  sets: number | null
  /** What there is to try for and the best so far, in words. */
  hints: readonly string[]
}

const icon = { size: 20, stroke: 1.75 } as const

/** What is counted: repetitions by tapping a large area, a time off the clock, metres typed in. */
export function RunCounter({ run, change, isLocked, measure, sets, hints }: RunCounterProps) {
  const { t } = useTranslation('individual')
  return (
    <section className={`${layout.card} ${layout.stack3}`} aria-label={t('run.counter')}>
      <h2 className={layout.text16}>{t(`run.count_${measure}`)}</h2>
      {hints.map((hint) => (
        <p key={hint} className={layout.dim14}>
          {hint}
        </p>
      ))}
      {measure === 'repetitions' ? (
        <UnstyledButton
          disabled={isLocked}
          className={`${layout.surface} ${layout.stack1}`}
          style={{
            minBlockSize: 148,
            alignItems: 'center',
            justifyContent: 'center',
            touchAction: 'manipulation',
            userSelect: 'none',
            borderColor: 'var(--line-strong)',
          }}
          onClick={() => change((known, now) => addCount(known, 1, now))}
        >
          <span
            className={layout.bold}
            style={{ fontSize: '3.5rem', lineHeight: 1 }}
            data-figures=""
          >
            {run.count}
          </span>
          <span className={layout.dim14}>{t('run.tap')}</span>
        </UnstyledButton>
      ) : null}
      <div className={layout.line2}>
        <IconButton
          kind="secondary"
          label={t('run.less')}
          disabled={isLocked || run.count === 0}
          onClick={() => change((known, now) => addCount(known, -1, now))}
        >
          <IconMinus {...icon} />
        </IconButton>
        <NumberInput
          className={layout.grow}
          aria-label={t(`run.count_${measure}`)}
          value={run.count === 0 ? '' : run.count}
          placeholder="0"
          min={0}
          max={individualLimits.result}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          inputMode="numeric"
          disabled={isLocked}
          suffix={measure === 'repetitions' ? undefined : ` ${t(`units.${measure}`)}`}
          onChange={(value) =>
            change((known, now) => setCount(known, typeof value === 'number' ? value : 0, now))
          }
        />
        <IconButton
          kind="secondary"
          label={t('run.more')}
          disabled={isLocked}
          onClick={() => change((known, now) => addCount(known, 1, now))}
        >
          <IconPlus {...icon} />
        </IconButton>
      </div>
      {measure === 'seconds' ? (
        <Button
          kind="secondary"
          disabled={isLocked}
          icon={<IconStopwatch {...icon} />}
          onClick={() =>
            change((known, now) =>
              setCount(known, Math.round(computeElapsedMs(known, now) / 1000), now),
            )
          }
        >
          {t('run.take_time')}
        </Button>
      ) : null}
      {sets !== null && sets > 1 ? (
        <div className={layout.between}>
          <p className={layout.medium14} role="status">
            {t('run.sets', { done: run.sets_done, all: sets })}
          </p>
          <span className={layout.row2}>
            <IconButton
              kind="secondary"
              label={t('run.set_less')}
              disabled={isLocked || run.sets_done === 0}
              onClick={() => change((known, now) => addSet(known, -1, now))}
            >
              <IconMinus {...icon} />
            </IconButton>
            <Button
              kind="secondary"
              disabled={isLocked}
              onClick={() => change((known, now) => addSet(known, 1, now))}
            >
              {t('run.set_done')}
            </Button>
          </span>
        </div>
      ) : null}
    </section>
  )
}
