import { useState } from 'react'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { trainingLimits } from '../../model/limits'
import { roundMinutesToStep, parseMinutes } from '../../model/board/minute-steps'
import { clampMinutes, type PlanBlock } from '../../model/plan'
import { usePlanner } from '../planner-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './axis.module.css'

interface BlockMinutesProps {
  block: PlanBlock
  title: string
  error: string | undefined
}

const { min, max } = trainingLimits.blockMinutes

/** Minutes of a block: five at a time with the buttons, one with the arrow keys, any by typing. */
export function BlockMinutes({ block, title, error }: BlockMinutesProps) {
  const { t } = useTranslation('planner')
  const { moves } = usePlanner()
  const [typed, setTyped] = useState<string | null>(null)
  const set = (minutes: number) => moves.change(block.key, { minutes: clampMinutes(minutes) })
  const isWrong = typed !== null && parseMinutes(typed) === null
  const complaint = isWrong ? t('form.errors.minutes') : error
  const errorId = `minutes-error-${block.key}`

  function type(text: string) {
    setTyped(text)
    const minutes = parseMinutes(text)
    if (minutes !== null) set(minutes)
  }

  /** Too much becomes the most there is; what is no number leaves the minutes as they were. */
  function settle() {
    if (typed !== null && typed.trim() !== '' && Number.isFinite(Number(typed))) set(Number(typed))
    setTyped(null)
  }

  return (
    <div className={styles.minutes}>
      <div className={`${layout.inline} ${layout.roundControl} ${styles.stepper}`}>
        <button
          type="button"
          aria-label={t('planner.shorter', { title })}
          disabled={block.minutes <= min}
          onClick={() => set(roundMinutesToStep(block.minutes, -1))}
        >
          <IconMinus size={16} aria-hidden="true" />
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('board.minutes_of', { title })}
          aria-invalid={complaint ? true : undefined}
          aria-describedby={complaint ? errorId : undefined}
          maxLength={4}
          value={typed ?? String(block.minutes)}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={settle}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
            if (step !== 0) {
              event.preventDefault()
              setTyped(null)
              set(block.minutes + step)
            }
            if (event.key === 'Enter') {
              event.preventDefault()
              settle()
            }
          }}
        />
        <span className={`${layout.dimmed13} ${styles.unit}`} aria-hidden="true">
          {t('board.minutes_unit')}
        </span>
        <button
          type="button"
          aria-label={t('planner.longer', { title })}
          disabled={block.minutes >= max}
          onClick={() => set(roundMinutesToStep(block.minutes, 1))}
        >
          <IconPlus size={16} aria-hidden="true" />
        </button>
      </div>
      {complaint ? (
        <p
          className={`${layout.danger} ${layout.size13} ${styles.fault}`}
          id={errorId}
          role="alert"
        >
          {complaint}
        </p>
      ) : null}
    </div>
  )
}
