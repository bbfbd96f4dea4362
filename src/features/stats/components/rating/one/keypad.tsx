import { IconArrowRight, IconBackspace } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Attribute } from '../../../model/attributes'
import { useFigures } from '../../figures/use-figures'
import styles from './rate-one.module.css'
import type { RatingPad } from '../use-rating-pad'

interface KeypadProps {
  pad: RatingPad
  attribute: Attribute
  /** Typed for this attribute. */
  value: number | undefined
  /** Takes the place of "next" after a player's last attribute. */
  onNextPlayer?: (() => void) | undefined
}

const whole = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const tenths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** One tap rates and goes on; with tenths the second tap is the tenth. */
export function Keypad({ pad, attribute, value, onNextPlayer }: KeypadProps) {
  const { t } = useTranslation('stats')
  const { showTenth } = useFigures()
  const { pending } = pad
  const keys = pending === null ? whole : tenths
  return (
    <div
      role="group"
      className={`${layout.grid} ${layout.gap1} ${styles.keypad}`}
      aria-label={t('rate.pad', { attribute: t(`attributes.${attribute}`) })}
    >
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={`${layout.inline2} ${layout.medium} ${layout.roundControl} ${layout.pointer} ${styles.key}`}
          data-figures=""
          aria-pressed={pending === null && value === key}
          onClick={() => pad.digit(key % 10)}
          onKeyDown={pad.onKeyDown}
        >
          {pending === null ? key : showTenth(pending + key / 10)}
        </button>
      ))}
      <button
        type="button"
        className={`${layout.inline2} ${layout.medium} ${layout.roundControl} ${layout.pointer} ${styles.key}`}
        data-wide=""
        disabled={value === undefined}
        onClick={pad.clear}
      >
        <IconBackspace size={20} stroke={1.75} aria-hidden="true" />
        {t('rate.clear')}
      </button>
      <button
        type="button"
        className={`${layout.inline2} ${layout.medium} ${layout.roundControl} ${layout.pointer} ${styles.key}`}
        data-wide=""
        onClick={onNextPlayer ?? pad.goOn}
      >
        {t(onNextPlayer ? 'rate.next_player' : 'rate.skip')}
        <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}
