import { useState } from 'react'
import { NumberInput, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useWriteRating } from '../../api/player-ratings'
import { ratingLimits, toRating, type RatedLine } from '../../model/report/player-rating'

interface RatingRowProps {
  matchId: string
  line: RatedLine<{ first_name: string; last_name: string }>
  mayWrite: boolean
}

/** One player: typed or stepped with the arrow keys, saved on leaving the field; empty takes it back. */
export function RatingRow({ matchId, line, mayWrite }: RatingRowProps) {
  const { t, i18n } = useTranslation('matches/report')
  const { player_id, player, rating, is_shared, last } = line
  const [typed, setTyped] = useState<number | string>(rating ?? '')
  const { mutate, isPending } = useWriteRating(matchId)
  const name = formatFullName(player)
  const figures = new Intl.NumberFormat(formatLocale(i18n.language), { maximumFractionDigits: 1 })
  const sign = figures.format(0.5).charAt(1)
  const hint = last === null ? null : t('ratings.last', { rating: figures.format(last) })

  function save(value: number | null, isShared: boolean) {
    setTyped(value ?? '')
    if (value === rating && isShared === is_shared) return
    mutate({
      player_id,
      rating: value,
      is_shared: isShared && value !== null,
      isStored: rating !== null,
    })
  }

  return (
    <li className={layout.between3} aria-label={name}>
      <span className={layout.stack}>
        <span className={layout.name}>{name}</span>
        {hint ? <span className={layout.dim13Figures}>{hint}</span> : null}
      </span>
      {mayWrite ? (
        <span className={layout.row2}>
          {last !== null && rating === null ? (
            <Button kind="quiet" busy={isPending} onClick={() => save(last, is_shared)}>
              {t('ratings.as_last')}
            </Button>
          ) : null}
          <NumberInput
            w="6rem"
            aria-label={t('ratings.of', { name })}
            value={typed}
            {...ratingLimits}
            startValue={last ?? 6}
            clampBehavior="none"
            decimalScale={1}
            decimalSeparator={sign}
            allowedDecimalSeparators={['.', ',']}
            allowNegative={false}
            inputMode="decimal"
            onChange={setTyped}
            onBlur={() => save(toRating(typed), is_shared)}
          />
          <Switch
            label={t('ratings.share')}
            aria-label={t('ratings.share_of', { name })}
            checked={is_shared}
            disabled={rating === null}
            onChange={(event) => save(toRating(typed), event.currentTarget.checked)}
          />
        </span>
      ) : (
        <span data-figures="">{rating === null ? '–' : figures.format(rating)}</span>
      )}
    </li>
  )
}
