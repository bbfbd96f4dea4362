import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keeperModes } from '@/features/matches/model/rotation/rotation-row'
import { leastShareChoices } from '@/features/schools/model/match-day'
import layout from '@/shared/ui/layout.module.css'
import { listPartChoices } from '../model/default-rules'
import { PairRules } from './pair-rules'
import type { Rotation } from './use-rotation'
import type { RotationGame } from './use-rotation-game'

/** What every plan must meet; a change plans anew at once. */
export function RulesPanel({ game, rotation }: { game: RotationGame; rotation: Rotation }) {
  const { t, i18n } = useTranslation('rotation')
  const { rules, setRules } = rotation
  const { match, hasKeeper, schoolShare: asked } = game
  const isBelow = asked !== null && rules.least_share < asked
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const toMinutes = (parts: number) => number.format(match.period_minutes / parts)
  const partChoices = [...new Set([...listPartChoices(match), rules.parts])]
  const offered = [...new Set([...leastShareChoices, rules.least_share])].toSorted(
    (one, other) => one - other,
  )
  return (
    <div className={layout.stack3}>
      <NativeSelect
        label={t('rules.parts')}
        value={rules.parts}
        onChange={({ target }) =>
          // cells of other parts would mean other minutes
          setRules({ ...rules, parts: Number(target.value), locks: {} })
        }
        data={partChoices.map((parts) => ({
          value: String(parts),
          label: t('rules.part_minutes', { minutes: toMinutes(parts) }),
        }))}
      />
      <NativeSelect
        label={t('rules.least_share')}
        value={rules.least_share}
        onChange={({ target }) => setRules({ ...rules, least_share: Number(target.value) })}
        description={asked === null || isBelow ? null : t('rules.school_share', { share: asked })}
        error={isBelow ? t('rules.below_school', { share: asked }) : null}
        data={offered.map((share) => ({
          value: String(share),
          label: share === 0 ? t('rules.no_share') : t('rules.share', { share }),
        }))}
      />
      {hasKeeper ? (
        <NativeSelect
          label={t('rules.keeper')}
          value={rules.keeper}
          onChange={({ target }) =>
            setRules({
              ...rules,
              keeper: keeperModes.find((mode) => mode === target.value) ?? 'open',
            })
          }
          data={keeperModes.map((mode) => ({ value: mode, label: t(`keeper.${mode}`) }))}
        />
      ) : null}
      <NativeSelect
        label={t('rules.bench_run')}
        value={rules.bench_run}
        onChange={({ target }) => setRules({ ...rules, bench_run: Number(target.value) })}
        data={[...new Set([1, 2, 3, rules.bench_run])].map((run) => ({
          value: String(run),
          label: t('rules.run', { count: run }),
        }))}
      />
      <PairRules players={game.players} rules={rules} onChange={setRules} />
    </div>
  )
}
